import { createHash } from 'node:crypto';
import type { Consent, ConsentEntry } from './store';

/** The previous link that the first row of a person names. */
export const FIRST_LINK = '0'.repeat(64);

/** SHA-256, hex, over a row and the hash of the row before it. */
export function linkOf(accountId: string, number: number, previous: string, said: Consent): string {
  const { at, consentType, granted, version, analytics, marketing } = said;
  const row = [
    accountId,
    number,
    previous,
    at,
    consentType,
    granted,
    version,
    analytics,
    marketing,
  ];
  return createHash('sha256').update(JSON.stringify(row)).digest('hex');
}

/**
 * Whether the rows of a person, oldest first, are those that were written: none changed, and none taken out or put in
 * between. The oldest may follow others that went after their time.
 */
export function isChainWhole(accountId: string, rows: readonly ConsentEntry[]): boolean {
  return rows.every((row, index) => {
    const before = rows[index - 1];
    const follows = before
      ? row.previous === before.link && row.number === before.number + 1
      : row.number > 1 || row.previous === FIRST_LINK;
    return follows && row.link === linkOf(accountId, row.number, row.previous, row);
  });
}
