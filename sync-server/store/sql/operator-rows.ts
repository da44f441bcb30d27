/** Rows of those who run the server by its page, and of the sessions that showed a one-time code. */
import { sql } from 'drizzle-orm';
import type { OperatorAction } from '../../../shared/api/operate';
import { accounts } from '../schema/accounts';
import { type OperatorRow, operatorSessions, operators } from '../schema/operators';
import { audit } from '../schema/upkeep';
import type { Reading, Writing } from './database';
import { columnsOf, insertUnlessThere, selectFrom, update, upsert } from './statements';

const { accountId: owner, lastStep } = operators;

export function findOperator(tx: Reading, accountId: string): Promise<OperatorRow | undefined> {
  return tx.get(selectFrom(operators, sql`WHERE ${owner} = ${accountId}`));
}

/** False, and nothing is changed, where the person is one already. */
export async function addOperator(
  tx: Writing,
  row: Pick<OperatorRow, 'accountId' | 'createdAt' | 'enrollmentHash' | 'enrollmentEndsAt'>,
): Promise<boolean> {
  return (await tx.run(insertUnlessThere(operators, row))) > 0;
}

/** Removes an operator with their secret and their sessions of the page. False where they are none. */
export async function removeOperator(tx: Writing, accountId: string): Promise<boolean> {
  return (await tx.run(sql`DELETE FROM ${operators} WHERE ${owner} = ${accountId}`)) > 0;
}

export async function updateOperator(
  tx: Writing,
  accountId: string,
  values: Partial<OperatorRow>,
): Promise<void> {
  await tx.run(update(operators, values, sql`WHERE ${owner} = ${accountId}`));
}

/** Takes a step of the one-time codes, once. False where it or a later one was taken. */
export async function takeStep(tx: Writing, accountId: string, step: number): Promise<boolean> {
  const isNew = sql`${lastStep} IS NULL OR ${lastStep} < ${step}`;
  const taken = await tx.run(
    update(operators, { lastStep: step }, sql`WHERE ${owner} = ${accountId} AND (${isNew})`),
  );
  return taken > 0;
}

export interface ListedOperator extends Pick<OperatorRow, 'createdAt' | 'confirmedAt'> {
  readonly username: string;
}

/** The longest first. */
export function listOperators(tx: Reading): Promise<ListedOperator[]> {
  return tx.all(sql`
    SELECT ${accounts.username} AS "username", ${columnsOf(operators, ['createdAt', 'confirmedAt'])}
    FROM ${operators} JOIN ${accounts} ON ${accounts.id} = ${owner}
    ORDER BY ${operators.createdAt}, ${owner}`);
}

/** Notes that a session showed a code, or used the page. */
export async function keepOperatorSession(
  tx: Writing,
  row: typeof operatorSessions.$inferSelect,
): Promise<void> {
  await tx.run(upsert(operatorSessions, row));
}

/** When a session last used the page after a code; undefined where it showed none. */
export async function findLastUse(
  tx: Reading,
  { sessionHash, accountId }: { readonly sessionHash: string; readonly accountId: string },
): Promise<number | undefined> {
  const row = await tx.get<{ readonly usedAt: number }>(sql`
    SELECT ${operatorSessions.usedAt} AS "usedAt" FROM ${operatorSessions}
    WHERE ${operatorSessions.sessionHash} = ${sessionHash}
      AND ${operatorSessions.accountId} = ${accountId}`);
  return row?.usedAt;
}

export interface OperatorAuditRow {
  readonly at: number;
  readonly accountId: string;
  readonly action: OperatorAction;
  readonly about: string | null;
}

/** What operators did, the newest first. */
export function listOperatorAudit(tx: Reading, limit: number): Promise<OperatorAuditRow[]> {
  return tx.all(sql`
    SELECT ${columnsOf(audit, ['at', 'accountId', 'action', 'about'])} FROM ${audit}
    WHERE ${audit.action} LIKE 'operator-%'
    ORDER BY ${audit.at} DESC, ${audit.number} DESC LIMIT ${limit}`);
}
