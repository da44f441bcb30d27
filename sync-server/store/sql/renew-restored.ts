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
 * Makes a database that was put back ready to be used again, in one transaction: under a new epoch, without those who were
 * erased since (A24), and with nobody signed in, for a session that has been ended since must not come back (A7), nor a mailed
 * link that was used since (A11, A31), nor an invite that was spent or ended since (A5). Nobody counts as warned:
 * a person may have come after the backup, and no session is left that shows it (U6).
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
