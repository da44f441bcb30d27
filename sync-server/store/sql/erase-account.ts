import { sql } from 'drizzle-orm';
import { accounts } from '../schema/accounts';
import type { Store } from '../store';
import { leaveCustomer } from './billing';
import { leaveEveryCircle } from './circles/membership';
import type { Database, Writing } from './database';
import { endMemberships } from './memberships';
import { takeBackVotes } from './suggestion-rows';

/** The part of the store that removes a person. `emptyLog` overwrites what was written of them of late. */
export function createEraseAccount(
  database: Database,
  emptyLog: () => Promise<boolean>,
): Store['eraseAccount'] {
  return async (accountId) => {
    await database.write((tx) => removeAccount(tx, accountId));
    await emptyLog();
  };
}

/**
 * Removes a person with everything that belongs to them; every table of personal rows cascades from `accounts`. What has
 * a time of its own (audit, consents) names an id alone. The wrapped key goes with the rest, and
 * `createEraseAccount` overwrites what was written of it of late: without it no copy of what it sealed opens again.
 */
export async function removeAccount(tx: Writing, accountId: string): Promise<void> {
  await takeBackVotes(tx, accountId);
  await leaveEveryCircle(tx, accountId);
  await endMemberships(tx, accountId);
  await leaveCustomer(tx, accountId);
  await tx.run(sql`DELETE FROM ${accounts} WHERE ${accounts.id} = ${accountId}`);
}
