import type { Database } from 'better-sqlite3';
import { FIRST_LINK, linkOf } from '../consent-chain';
import type { Consent, ConsentEntry, Store } from '../store';
import type { GroupCommit } from './group-commit';

/** A limit that SQLite takes for none. */
const ALL = -1;

type Row = Omit<ConsentEntry, 'granted' | 'analytics' | 'marketing'> & {
  readonly granted: number;
  readonly analytics: number;
  readonly marketing: number;
};

/**
 * The part of the store that knows what people allowed. Rows are added, and go after their time; none is ever changed, and
 * none goes with its account.
 */
export function createConsentMethods(
  db: Database,
  group: GroupCommit,
): Pick<Store, 'appendConsent' | 'listConsents' | 'deleteConsentsUntil'> {
  const newestOf = db.prepare<[string, number], Row>(`
    SELECT number, at, consent_type AS consentType, granted, version, analytics, marketing, previous, link
    FROM consents WHERE account_id = ? ORDER BY number DESC LIMIT ?`);
  const insert = db.prepare(`
    INSERT INTO consents
      (account_id, number, at, consent_type, granted, version, analytics, marketing, previous, link)
    SELECT
      id, @number, @at, @consentType, @granted, @version, @analytics, @marketing, @previous, @link
    FROM accounts WHERE id = @accountId`);
  // From the oldest on and without a gap, also where the clock went back.
  const remove = db.prepare(`
    DELETE FROM consents WHERE NOT EXISTS (
      SELECT 1 FROM consents AS before
      WHERE before.account_id = consents.account_id AND before.number <= consents.number AND before.at > ?)`);

  function append(accountId: string, said: Consent): void {
    const last = newestOf.get(accountId, 1);
    const number = (last?.number ?? 0) + 1;
    const previous = last?.link ?? FIRST_LINK;
    const { changes } = insert.run({
      ...said,
      accountId,
      number,
      previous,
      granted: Number(said.granted),
      analytics: Number(said.analytics),
      marketing: Number(said.marketing),
      link: linkOf(accountId, number, previous, said),
    });
    if (changes === 0) throw new Error('There is no such account');
  }

  return {
    appendConsent: (accountId, said) => group.run(() => append(accountId, said)),
    listConsents: async (accountId, newest) =>
      newestOf
        .all(accountId, newest ?? ALL)
        .map(toEntry)
        .reverse(),
    deleteConsentsUntil: (at) => group.run(() => remove.run(at).changes),
  };
}

function toEntry(row: Row): ConsentEntry {
  const { granted, analytics, marketing } = row;
  return {
    ...row,
    granted: granted === 1,
    analytics: analytics === 1,
    marketing: marketing === 1,
  };
}
