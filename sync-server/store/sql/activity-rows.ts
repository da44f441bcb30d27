import { type SQL, sql } from 'drizzle-orm';
import { accounts } from '../schema/accounts';
import { accountActivity, privacySettings } from '../schema/upkeep';
import type { AccountActivity } from '../store';
import { hasAccount } from './accounts';
import type { Reading, Statements, Writing } from './database';
import { update, upsert } from './statements';

type ActivityRow = Omit<AccountActivity, 'retentionOptOut'> & { readonly retentionOptOut: number };

type Noted = Partial<Omit<typeof accountActivity.$inferSelect, 'accountId'>>;

const { accountId: owner, seenAt, warnedAt, warningAt } = accountActivity;

/** A person who was never noted was last here when their account was made. */
const SEEN_AT = sql`
  CASE WHEN ${seenAt} > ${accounts.createdAt} THEN ${seenAt} ELSE ${accounts.createdAt} END`;

export async function findActivity(
  tx: Statements,
  accountId: string,
): Promise<AccountActivity | undefined> {
  const row = await tx.get<ActivityRow>(selectActivity(sql`${accounts.id} = ${accountId}`));
  return row && toActivity(row);
}

/** Of everyone who was last here at `since` or before, by id. */
export async function findIdle(tx: Statements, since: number): Promise<AccountActivity[]> {
  const rows = await tx.all<ActivityRow>(selectActivity(sql`${SEEN_AT} <= ${since}`));
  return rows.map(toActivity);
}

/** Notes nothing of a person whom another request has just erased. */
export async function noteActivity(tx: Writing, accountId: string, noted: Noted): Promise<void> {
  if (!(await hasAccount(tx, accountId))) return;
  await tx.run(upsert(accountActivity, { accountId, ...noted }));
}

/** Since when a server has been sending the person a warning; null where none is. */
export async function findWarningAt(tx: Reading, accountId: string): Promise<number | null> {
  const row = await tx.get<{ readonly at: number | null }>(
    sql`SELECT ${warningAt} AS "at" FROM ${accountActivity} WHERE ${owner} = ${accountId}`,
  );
  return row?.at ?? null;
}

/** Ends the sending that began at `begunAt`; false where the person has come since. */
export async function noteWarningEnded(
  tx: Writing,
  { accountId, begunAt }: { readonly accountId: string; readonly begunAt: number },
  noted: Pick<Noted, 'warnedAt'>,
): Promise<boolean> {
  const isThisOne = sql`WHERE ${owner} = ${accountId} AND ${warningAt} = ${begunAt}`;
  return (await tx.run(update(accountActivity, { ...noted, warningAt: null }, isThisOne))) > 0;
}

function selectActivity(condition: SQL): SQL {
  return sql`
    SELECT ${accounts.id} AS "accountId", ${SEEN_AT} AS "seenAt", ${warnedAt} AS "warnedAt",
      COALESCE(${privacySettings.dataRetentionOptOut}, 0) AS "retentionOptOut"
    FROM ${accounts}
      LEFT JOIN ${accountActivity} ON ${owner} = ${accounts.id}
      LEFT JOIN ${privacySettings} ON ${privacySettings.accountId} = ${accounts.id}
    WHERE ${condition} ORDER BY ${accounts.id}`;
}

function toActivity(row: ActivityRow): AccountActivity {
  return { ...row, retentionOptOut: row.retentionOptOut === 1 };
}
