import { sql } from 'drizzle-orm';
import { accounts } from '../schema/accounts';
import type { Store } from '../store';
import type { Database } from './database';

/**
 * Removes a person with everything that belongs to them; every table of personal rows cascades from `accounts`. What has
 * a time of its own (audit, consents) names an id alone. The wrapped key goes with the rest, and `emptyLog` overwrites what
 * was written of it of late: without it no copy of what it sealed opens again.
 */
export function createEraseAccount(
  database: Database,
  emptyLog: () => Promise<boolean>,
): Store['eraseAccount'] {
  return async (accountId) => {
    await database.write((tx) =>
      tx.run(sql`DELETE FROM ${accounts} WHERE ${accounts.id} = ${accountId}`),
    );
    await emptyLog();
  };
}
