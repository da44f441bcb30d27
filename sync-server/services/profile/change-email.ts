import { MISSING_CURRENT_PASSWORD } from '../../../shared/api/password-words';
import type { EmailRequest } from '../../../shared/api/profile';
import { invalidRequest } from '../../errors/problem';
import type { Account, Store } from '../../store/store';
import { checkEmail } from '../account-fields';
import type { PasswordHasher } from '../password-hasher';
import { notYourPassword, provePassword } from '../prove-password';
import type { EmailProofService } from './prove-email';

export interface EmailChangeDeps {
  readonly store: Pick<Store, 'typeEmail'>;
  readonly hasher: PasswordHasher;
  readonly proofs: Pick<EmailProofService, 'mailProof'>;
}

/**
 * Stores another email address for the account, to be proved: the address in force stays until then (A31). A link for a new
 * password is mailed to it, so a person who has an address proves their password (A7). Typing the address in force takes the
 * change back. Throws a Problem for text that is no address, and for a wrong password; whether another account has the
 * address is not revealed (A32).
 */
export async function changeEmail(
  { store, hasher, proofs }: EmailChangeDeps,
  account: Account,
  { email: given, currentPassword }: EmailRequest,
): Promise<Account> {
  const email = checkEmail(given);
  if (shownEmail(account) !== '') await prove(hasher, account, currentPassword);
  const unprovedEmail = email === account.email ? null : email;
  const { id: accountId, passwordHash } = account;
  if (!(await store.typeEmail({ accountId, unprovedEmail, passwordHash }))) {
    throw notYourPassword();
  }
  const changed = { ...account, unprovedEmail };
  proofs.mailProof(changed);
  return changed;
}

/** The address in force; the typed one where none is, and empty without either. */
export function shownEmail({ email, unprovedEmail }: Account): string {
  return email || (unprovedEmail ?? '');
}

async function prove(
  hasher: PasswordHasher,
  account: Account,
  password: string | undefined,
): Promise<void> {
  if (!password) throw invalidRequest(MISSING_CURRENT_PASSWORD);
  await provePassword(hasher, account, password);
}
