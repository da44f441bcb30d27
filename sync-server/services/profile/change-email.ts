import { MISSING_CURRENT_PASSWORD } from '../../../shared/api/password-words';
import type { EmailRequest } from '../../../shared/api/profile';
import type { Afterwards } from '../../afterwards';
import type { Mailer } from '../../mail/mailer';
import type { Account, Store } from '../../store/store';
import { checkEmail, taken } from '../account-fields';
import type { PasswordHasher } from '../password-hasher';
import { Problem } from '../problem';
import { notYourPassword, provePassword } from '../prove-password';
import { emailChangedLetter } from './email-changed-letter';

export interface EmailChangeDeps {
  readonly store: Pick<Store, 'changeNames' | 'appendAudit'>;
  readonly hasher: PasswordHasher;
  readonly mailer: Mailer;
  readonly afterwards: Afterwards;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * Gives the account another email address. A link for a new password goes wherever this leads, so who has an address
 * proves their password, and the old address hears of it (A7). Throws a Problem for what is no address, for one that is
 * somebody else's, and where the password is not theirs.
 */
export async function changeEmail(
  deps: EmailChangeDeps,
  account: Account,
  { email: given, currentPassword }: EmailRequest,
): Promise<Account> {
  const email = checkEmail(given);
  if (account.email !== '') await prove(deps.hasher, account, currentPassword);
  const names = { email, proved: account.passwordHash };
  const refusal = await deps.store.changeNames(account.id, names);
  if (refusal === 'PASSWORD_CHANGED') throw notYourPassword();
  if (refusal) throw taken(refusal);
  if (email !== account.email) await tellOfChange(deps, account);
  return { ...account, email };
}

async function prove(
  hasher: PasswordHasher,
  account: Account,
  password: string | undefined,
): Promise<void> {
  if (!password) throw new Problem(400, 'INVALID_REQUEST', MISSING_CURRENT_PASSWORD);
  await provePassword(hasher, account, password);
}

/** `account` as it was before. */
async function tellOfChange(deps: EmailChangeDeps, account: Account): Promise<void> {
  const at = deps.now();
  const { id: accountId, email } = account;
  await deps.store.appendAudit({ at, accountId, actor: 'person', action: 'email-changed' });
  if (email !== '') deps.afterwards.run(() => deps.mailer.send(emailChangedLetter(account, at)));
}
