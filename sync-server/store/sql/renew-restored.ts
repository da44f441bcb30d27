import { sql } from 'drizzle-orm';
import type { Erasure } from '../erasure';
import { emailProofs, meta, passwordResets, sessions } from '../schema/accounts';
import { circleInvites } from '../schema/circles';
import { invites } from '../schema/organizations';
import { accountActivity, jobRuns } from '../schema/upkeep';
import type { Database } from './database';
import { removeAccount } from './erase-account';
import { findLiving, noteErased } from './erased-rows';

/**
 * Makes a restored database ready for use, in one transaction. It gets a new epoch, and loses the accounts that were erased after the
 * backup (A24). It loses all sessions (A7), mailed links (A11, A31) and invites (A5): some of them were ended or used after the
 * backup. It loses all deletion warnings too: a warned person may have come back after the backup (U6).
 */
export async function renewRestored(
  database: Pick<Database, 'write'>,
  epoch: string,
  erased: readonly Erasure[],
): Promise<void> {
  await database.write(async (tx) => {
    const named = await tx.run(sql`UPDATE ${meta} SET epoch = ${epoch}`);
    // A database without a name is new or another program's.
    if (named !== 1) throw new Error('it is no backup of this program.');
    for (const ways of [sessions, passwordResets, emailProofs, circleInvites, invites])
      await tx.run(sql`DELETE FROM ${ways}`);
    // What was done today was done on another state: the next start does it again (U1).
    await tx.run(sql`DELETE FROM ${jobRuns}`);
    await tx.run(sql`UPDATE ${accountActivity} SET warned_at = NULL, warning_at = NULL`);
    const ids = erased.map(({ accountId }) => accountId);
    for (const accountId of await findLiving(tx, ids)) await removeAccount(tx, accountId);
    for (const erasure of erased) await noteErased(tx, erasure);
  });
}
