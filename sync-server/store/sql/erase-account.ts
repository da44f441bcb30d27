import { sql } from 'drizzle-orm';
import { accounts, sessions } from '../schema/accounts';
import type { Store } from '../store';
import { leaveCustomer } from './billing';
import { leaveEveryCircle } from './circles/membership';
import type { Database, Reading, Writing } from './database';
import { noteErased } from './erased-rows';
import { endMemberships } from './memberships';
import { takeBackReplyVotes } from './reply-rows';
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
 * a time of its own (audit, consents) names an id alone, as does the note that the account was erased (U7). The wrapped key goes with the rest, and
 * `createEraseAccount` overwrites what was written of it of late: without it no copy of what it sealed opens again.
 */
export async function removeAccount(tx: Writing, accountId: string): Promise<void> {
  await takeBackVotes(tx, accountId);
  await takeBackReplyVotes(tx, accountId);
  await leaveEveryCircle(tx, accountId);
  await endMemberships(tx, accountId);
  await leaveCustomer(tx, accountId);
  await noteErased(tx, { accountId, sessions: await listTokens(tx, accountId) });
  await tx.run(sql`DELETE FROM ${accounts} WHERE ${accounts.id} = ${accountId}`);
}

async function listTokens(tx: Reading, accountId: string): Promise<string[]> {
  const { tokenHash, accountId: owner } = sessions;
  const rows = await tx.all<{ readonly token: string }>(
    sql`SELECT ${tokenHash} AS "token" FROM ${sessions} WHERE ${owner} = ${accountId}`,
  );
  return rows.map(({ token }) => token);
}
