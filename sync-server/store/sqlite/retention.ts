import type { Database } from 'better-sqlite3';
import type { AccountActivity, Store } from '../store';
import type { GroupCommit } from './group-commit';

type RetentionMethods = Pick<
  Store,
  'noteActivity' | 'noteWarned' | 'readActivity' | 'listIdle' | 'deleteExpiredSessions'
>;

type ActivityRow = Omit<AccountActivity, 'retentionOptOut'> & { readonly retentionOptOut: number };

/** Whoever was never noted was last here when their account was made. */
const ACTIVITY = `
  SELECT id AS accountId, max(created_at, coalesce(seen_at, 0)) AS seenAt, warned_at AS warnedAt,
    coalesce(data_retention_opt_out, 0) AS retentionOptOut
  FROM accounts
    LEFT JOIN account_activity AS activity ON activity.account_id = id
    LEFT JOIN privacy_settings AS settings ON settings.account_id = id`;

/** The part of the store that knows what has been kept for how long. */
export function createRetentionMethods(db: Database, group: GroupCommit): RetentionMethods {
  // From `accounts`, since the person may be erased by another request at this moment.
  const seen = db.prepare(`
    INSERT INTO account_activity (account_id, seen_at) SELECT id, ? FROM accounts WHERE id = ?
    ON CONFLICT (account_id) DO UPDATE SET seen_at = excluded.seen_at, warned_at = NULL`);
  const warned = db.prepare(`
    INSERT INTO account_activity (account_id, warned_at) SELECT id, ? FROM accounts WHERE id = ?
    ON CONFLICT (account_id) DO UPDATE SET warned_at = excluded.warned_at`);
  const one = db.prepare<[string], ActivityRow>(`${ACTIVITY} WHERE id = ?`);
  const idle = db.prepare<[number], ActivityRow>(`${ACTIVITY} WHERE seenAt <= ? ORDER BY id`);
  const expired = db.prepare('DELETE FROM sessions WHERE expires_at <= ?');

  return {
    async noteActivity(accountId, at) {
      await group.run(() => seen.run(at, accountId));
    },
    async noteWarned(accountId, at) {
      await group.run(() => warned.run(at, accountId));
    },
    async readActivity(accountId) {
      const row = one.get(accountId);
      return row && toActivity(row);
    },
    listIdle: async (since) => idle.all(since).map(toActivity),
    deleteExpiredSessions: (now) => group.run(() => expired.run(now).changes),
  };
}

function toActivity(row: ActivityRow): AccountActivity {
  return { ...row, retentionOptOut: row.retentionOptOut === 1 };
}
