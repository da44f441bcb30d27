import { Problem } from '../../errors/problem';
import type { BackgroundTasks } from '../../jobs/background-tasks';
import type { MailDeps } from '../../mail/mailer';
import type { Account, Store } from '../../store/store';
import { hashToken, newToken } from '../session-token';
import { alreadyKnownLetter, emailChangedLetter, proofLetter } from './email-letters';

const LINK_LASTS_MS = 48 * 60 * 60_000;

export interface EmailProofDeps {
  readonly store: Pick<
    Store,
    'findAccountByEmail' | 'createEmailProof' | 'redeemEmailProof' | 'appendAudit'
  >;
  readonly mail: MailDeps;
  readonly backgroundTasks: BackgroundTasks;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export interface EmailProofService {
  /**
   * Writes to the address that the account has yet to prove, if there is one: a link, or, where another account has proved
   * it, a note that there already is an account. Which of them is decided after the answer, so that neither its text nor its
   * time shows it (A32).
   */
  mailProof(account: Pick<Account, 'id' | 'unprovedEmail'>): void;
  /**
   * Puts the address in force to which a link was mailed, once; the previous address gets a letter about it (A31). Throws a
   * Problem for an expired link, and where another account was first.
   */
  confirm(token: string): Promise<void>;
}

export function createEmailProofService(deps: EmailProofDeps): EmailProofService {
  const { store, mail, backgroundTasks, now } = deps;
  return {
    mailProof({ id, unprovedEmail: email }) {
      if (email !== null) backgroundTasks.run(() => mailProofTo(deps, id, email));
    },

    async confirm(token) {
      const at = now();
      const proved = await store.redeemEmailProof(hashToken(token), at);
      if (!proved) throw linkIsOver();
      const { accountId, timeZone, before } = proved;
      const action = before === '' ? 'email-proved' : 'email-changed';
      await store.appendAudit({ at, accountId, actor: 'person', action });
      if (before === '') return;
      const letter = emailChangedLetter({ email: before, timeZone }, at, mail.signOff);
      backgroundTasks.run(() => mail.mailer.send(letter));
    },
  };
}

async function mailProofTo(
  { store, mail, now }: EmailProofDeps,
  accountId: string,
  email: string,
): Promise<void> {
  if (await store.findAccountByEmail(email)) {
    await mail.mailer.send(alreadyKnownLetter(email, mail));
    return;
  }
  const token = newToken();
  const proof = { tokenHash: hashToken(token), accountId, email, expiresAt: now() + LINK_LASTS_MS };
  // Another address may have been typed since; that one gets its own letter.
  if (!(await store.createEmailProof(proof, now()))) return;
  await mail.mailer.send(proofLetter(email, mail, token));
}

function linkIsOver(): Problem {
  return new Problem(
    400,
    'EMAIL_LINK_OVER',
    'This link has expired. Links to confirm an address work once and expire after two days. Send a new one from Profile.',
  );
}
