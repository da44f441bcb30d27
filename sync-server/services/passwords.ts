import { resetPasswordAddress } from '../../shared/api/mailed-link';
import { MISSING_NEW_PASSWORD } from '../../shared/api/password-words';
import type { ChangePasswordRequest, ResetPasswordRequest } from '../../shared/api/passwords';
import { invalidRequest, Problem } from '../errors/problem';
import type { BackgroundTasks } from '../jobs/background-tasks';
import type { MailDeps, Message } from '../mail/mailer';
import { writeEmail } from '../mail/write-email';
import type { Account, Session, Store } from '../store/store';
import type { PasswordHasher } from './password-hasher';
import { refuseLongPassword, refuseWeakPassword } from './password-rules';
import type { PokeHub } from './pokes';
import { notYourPassword, provePassword } from './prove-password';
import { hashToken, newToken } from './session-token';

const LINK_LASTS_MS = 60 * 60_000;

export interface PasswordDeps {
  readonly store: Pick<
    Store,
    | 'findAccountByEmail'
    | 'createPasswordReset'
    | 'findPasswordReset'
    | 'redeemPasswordReset'
    | 'changePassword'
    | 'appendAudit'
  >;
  readonly hasher: PasswordHasher;
  readonly pokes: Pick<PokeHub, 'publish'>;
  readonly backgroundTasks: BackgroundTasks;
  readonly mail: MailDeps;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** The keys that seal a person's words do not depend on their password, so none of this touches their entries. */
export interface PasswordService {
  /**
   * Sets a new password for a person who proves the old one. Every other session of the person ends; the current one stays
   * (A7). Throws a Problem otherwise, and for a weak one (A33).
   */
  change(account: Account, session: Session, request: ChangePasswordRequest): Promise<void>;
  /**
   * Mails a link for a new password to the account with this address. Whether there is such an account is looked up after
   * the answer, so that neither its text nor its time shows it (A10). `address` is one that `checkEmail` accepted.
   */
  mailLink(address: string): void;
  /**
   * Sets the password for which a link was mailed, once, and ends every session (A7, A11). Resolves with the username, which
   * is in no letter. Throws a Problem otherwise, and for a weak one (A33), which leaves the link as it is.
   */
  reset(request: ResetPasswordRequest): Promise<string>;
}

export function createPasswordService(deps: PasswordDeps): PasswordService {
  const { store, hasher, backgroundTasks, now } = deps;

  /** Pokes the other devices, which ask and learn that their session has ended. */
  async function tellOfChange(accountId: string): Promise<void> {
    deps.pokes.publish(accountId, 0);
    await store.appendAudit({ at: now(), accountId, actor: 'person', action: 'password-changed' });
  }

  return {
    async change(account, session, { currentPassword, newPassword }) {
      checkNewPassword(newPassword);
      refuseWeakPassword(newPassword, account);
      await provePassword(hasher, account, currentPassword);
      const isChanged = await store.changePassword({
        accountId: account.id,
        from: account.passwordHash,
        to: await hasher.hash(newPassword),
        keptTokenHash: session.tokenHash,
      });
      if (!isChanged) throw notYourPassword();
      await tellOfChange(account.id);
    },

    mailLink(address) {
      backgroundTasks.run(() => mailLinkTo(deps, address));
    },

    async reset({ token, password }) {
      checkNewPassword(password);
      const tokenHash = hashToken(token);
      const owner = await store.findPasswordReset(tokenHash, now());
      if (!owner) throw linkIsOver();
      refuseWeakPassword(password, owner);
      const passwordHash = await hasher.hash(password);
      const accountId = await store.redeemPasswordReset(tokenHash, passwordHash, now());
      if (accountId === undefined) throw linkIsOver();
      await tellOfChange(accountId);
      return owner.username;
    },
  };
}

async function mailLinkTo({ store, mail, now }: PasswordDeps, address: string): Promise<void> {
  const account = await store.findAccountByEmail(address);
  if (!account) return;
  const token = newToken();
  const tokenHash = hashToken(token);
  const expiresAt = now() + LINK_LASTS_MS;
  await store.createPasswordReset({ tokenHash, accountId: account.id, expiresAt }, now());
  await mail.mailer.send(resetMail(account, mail, token));
}

function checkNewPassword(password: string): void {
  if (password.trim() === '') throw invalidRequest(MISSING_NEW_PASSWORD);
  refuseLongPassword(password);
}

function linkIsOver(): Problem {
  return new Problem(
    400,
    'RESET_LINK_OVER',
    'This link has expired. Reset links work once and expire after an hour. Please ask for a new one.',
  );
}

/** The mail with the link for a new password. */
function resetMail(
  { email }: Pick<Account, 'email'>,
  { origin, signOff }: Pick<MailDeps, 'origin' | 'signOff'>,
  token: string,
): Message {
  return writeEmail({
    to: email,
    subject: 'Choose a new password for Choose Wholeness',
    greeting: 'Hi,',
    paragraphs: ['Use this link to choose a new password. It works once and expires in an hour.'],
    action: { label: 'Choose a new password', href: `${origin}${resetPasswordAddress(token)}` },
    closing: [
      'You’ll need the new password to sign in on your other devices. Your entries stay as they are.',
      'If you didn’t ask for this, you don’t have to do anything. Your password hasn’t changed.',
    ],
    signOff,
  });
}
