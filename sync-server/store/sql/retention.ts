import { sql } from 'drizzle-orm';
import { sessions } from '../schema/accounts';
import type { Store } from '../store';
import { findActivity, findIdle } from './activity-rows';
import type { Database } from './database';

type RetentionMethods = Pick<Store, 'readActivity' | 'listIdle' | 'deleteExpiredSessions'>;

/** The part of the store that knows what has been kept for how long. */
export function createRetentionMethods(database: Database): RetentionMethods {
  return {
    readActivity: (accountId) => findActivity(database, accountId),
    listIdle: (since) => findIdle(database, since),
    deleteExpiredSessions: (now) =>
      database.write((tx) =>
        tx.run(sql`DELETE FROM ${sessions} WHERE ${sessions.expiresAt} <= ${now}`),
      ),
  };
}
