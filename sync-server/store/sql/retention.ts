import { type SQL, sql } from 'drizzle-orm';
import { accounts, sessions } from '../schema/accounts';
import { accountActivity, privacySettings } from '../schema/upkeep';
import type { AccountActivity, Store } from '../store';
import { hasAccount } from './accounts';
import type { Database, Writing } from './database';
import { upsert } from './statements';

type RetentionMethods = Pick<
  Store,
  'noteActivity' | 'noteWarned' | 'readActivity' | 'listIdle' | 'deleteExpiredSessions'
>;

type Noted = Partial<Pick<typeof accountActivity.$inferSelect, 'seenAt' | 'warnedAt'>>;

/** The part of the store that knows what has been kept for how long. */
export function createRetentionMethods(database: Database): RetentionMethods {
  return {
    async noteActivity(accountId, at) {
      await database.write((tx) => note(tx, accountId, { seenAt: at, warnedAt: null }));
    },
    async noteWarned(accountId, at) {
      await database.write((tx) => note(tx, accountId, { warnedAt: at }));
    },
    async readActivity(accountId) {
      const row = await database.read((tx) =>
        tx.get<ActivityRow>(selectActivity(sql`${accounts.id} = ${accountId}`)),
      );
      return row && toActivity(row);
    },
    async listIdle(since) {
      const rows = await database.read((tx) =>
        tx.all<ActivityRow>(selectActivity(sql`${SEEN_AT} <= ${since}`)),
      );
      return rows.map(toActivity);
    },
    deleteExpiredSessions: (now) =>
      database.write((tx) =>
        tx.run(sql`DELETE FROM ${sessions} WHERE ${sessions.expiresAt} <= ${now}`),
      ),
  };
}

/** Notes nothing of a person whom another request has just erased. */
async function note(tx: Writing, accountId: string, noted: Noted): Promise<void> {
  if (!(await hasAccount(tx, accountId))) return;
  await tx.run(upsert(accountActivity, { accountId, ...noted }));
}

type ActivityRow = Omit<AccountActivity, 'retentionOptOut'> & { readonly retentionOptOut: number };

const { seenAt, warnedAt } = accountActivity;

/** A person who was never noted was last here when their account was made. */
const SEEN_AT = sql`
  CASE WHEN ${seenAt} > ${accounts.createdAt} THEN ${seenAt} ELSE ${accounts.createdAt} END`;

function selectActivity(condition: SQL): SQL {
  return sql`
    SELECT ${accounts.id} AS "accountId", ${SEEN_AT} AS "seenAt", ${warnedAt} AS "warnedAt",
      COALESCE(${privacySettings.dataRetentionOptOut}, 0) AS "retentionOptOut"
    FROM ${accounts}
      LEFT JOIN ${accountActivity} ON ${accountActivity.accountId} = ${accounts.id}
      LEFT JOIN ${privacySettings} ON ${privacySettings.accountId} = ${accounts.id}
    WHERE ${condition} ORDER BY ${accounts.id}`;
}

function toActivity(row: ActivityRow): AccountActivity {
  return { ...row, retentionOptOut: row.retentionOptOut === 1 };
}
