/** Rows of what people have not been told yet of their prayer requests, and of when they are told. */
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { CircleNews } from '../../../../shared/api/reminder-push';
import { accounts } from '../../schema/accounts';
import { circleMembers, prayerRequests, type RequestRow } from '../../schema/circles';
import {
  type CircleNewsPushRow,
  type CircleNewsRow,
  circleNews,
  circleNewsPushes,
  type ReminderSettingsRow,
  reminderSettings,
} from '../../schema/reminders';
import type { Reading, Writing } from '../database';
import { columnsOf, insertUnlessThere, update } from '../statements';
import { isShownTo } from './post-rows';

/** A person who is to be told something, with all that decides when. */
export interface DueNewsRow
  extends CircleNewsPushRow,
    Pick<ReminderSettingsRow, 'quietFrom' | 'quietUntil' | 'notOn'> {
  readonly dueAt: number;
  /** The person's IANA zone, or null. */
  readonly timeZone: string | null;
}

const owner = alias(circleMembers, 'owner');
const actor = alias(circleMembers, 'actor');
const { accountId: told, dueAt } = circleNewsPushes;

/** Who asked is in the circle. */
const OWNER_IS_IN = sql`${owner.accountId} IS NOT NULL AND ${owner.leftAt} IS NULL`;

/**
 * The account that is to be told what a member did for a request: whose request it is, is in the circle, wants to be told, has
 * not done it themselves, and has not blocked the member.
 */
export async function findTold(
  tx: Reading,
  request: Pick<RequestRow, 'memberId'>,
  memberId: string,
): Promise<string | undefined> {
  if (request.memberId === memberId) return undefined;
  const found = await tx.get<{ readonly accountId: string }>(sql`
    SELECT ${owner.accountId} AS "accountId"
    FROM ${circleMembers} AS ${owner}
      JOIN ${reminderSettings} ON ${reminderSettings.accountId} = ${owner.accountId}
      JOIN ${circleMembers} AS ${actor} ON ${actor.id} = ${memberId}
    WHERE ${owner.id} = ${request.memberId} AND ${OWNER_IS_IN}
      AND ${reminderSettings.tellsCircleNews} = 1 AND ${isShownTo(owner.accountId, actor)}`);
  return found?.accountId;
}

/** Notes that there is something to tell, to be looked at by `at` unless it is looked at before. */
export async function addNews(
  tx: Writing,
  accountId: string,
  news: CircleNewsRow,
  at: number,
): Promise<void> {
  if ((await tx.run(insertUnlessThere(circleNews, news))) === 0) return;
  await tx.run(sql`
    INSERT INTO ${circleNewsPushes} (account_id, due_at) VALUES (${accountId}, ${at})
    ON CONFLICT (account_id) DO UPDATE SET due_at = COALESCE(${dueAt}, excluded.due_at)`);
}

/** Whether there is something that this member has not been told. */
export async function hasNews(tx: Reading, memberId: string): Promise<boolean> {
  const found = await tx.get(sql`
    SELECT ${circleNews.kind} AS "kind" FROM ${prayerRequests}
      JOIN ${circleNews} ON ${circleNews.requestId} = ${prayerRequests.id}
    WHERE ${prayerRequests.memberId} = ${memberId} LIMIT 1`);
  return found !== undefined;
}

/** A member is told nothing of what was noted so far. */
export async function dropNewsOf(tx: Writing, memberId: string): Promise<void> {
  await tx.run(sql`DELETE FROM ${circleNews} WHERE ${circleNews.requestId} IN (
    SELECT ${prayerRequests.id} FROM ${prayerRequests}
    WHERE ${prayerRequests.memberId} = ${memberId})`);
}

/** A response was taken back. */
export async function dropResponseNews(
  tx: Writing,
  { requestId, memberId }: Pick<CircleNewsRow, 'requestId' | 'memberId'>,
): Promise<void> {
  await tx.run(sql`DELETE FROM ${circleNews} WHERE ${circleNews.requestId} = ${requestId}
    AND ${circleNews.memberId} = ${memberId} AND ${circleNews.kind} = 'responded'`);
}

/** A person is told nothing of what was noted so far, in any circle. */
export async function dropAllNews(tx: Writing, accountId: string): Promise<void> {
  await tx.run(sql`DELETE FROM ${circleNews} WHERE ${circleNews.requestId} IN (
    SELECT ${prayerRequests.id} FROM ${prayerRequests}
      JOIN ${circleMembers} AS ${owner} ON ${owner.id} = ${prayerRequests.memberId}
    WHERE ${owner.accountId} = ${accountId})`);
}

/** What a person is to be told: of circles that they are in, and of nobody whom they have blocked. */
export async function listNewsKinds(tx: Reading, accountId: string): Promise<CircleNews[]> {
  const rows = await tx.all<Pick<CircleNewsRow, 'kind'>>(sql`
    SELECT DISTINCT ${circleNews.kind} AS "kind"
    FROM ${circleMembers} AS ${owner}
      JOIN ${prayerRequests} ON ${prayerRequests.memberId} = ${owner.id}
      JOIN ${circleNews} ON ${circleNews.requestId} = ${prayerRequests.id}
      JOIN ${circleMembers} AS ${actor} ON ${actor.id} = ${circleNews.memberId}
    WHERE ${owner.accountId} = ${accountId} AND ${OWNER_IS_IN} AND ${isShownTo(accountId, actor)}
    ORDER BY ${circleNews.kind}`);
  return rows.map(({ kind }) => kind);
}

/** Those who are to be looked at by `now`, the longest overdue first. */
export function listDueNews(tx: Reading, now: number, limit: number): Promise<DueNewsRow[]> {
  return tx.all(sql`
    SELECT ${columnsOf(circleNewsPushes)},
      ${columnsOf(reminderSettings, ['quietFrom', 'quietUntil', 'notOn'])},
      ${accounts.timeZone} AS "timeZone"
    FROM ${circleNewsPushes} JOIN ${accounts} ON ${accounts.id} = ${told}
      LEFT JOIN ${reminderSettings} ON ${reminderSettings.accountId} = ${told}
    WHERE ${dueAt} <= ${now} ORDER BY ${dueAt} LIMIT ${limit}`);
}

/** False where the row was moved since it was read: then another server deals with it. */
export async function moveNewsDue(
  tx: Writing,
  row: Pick<DueNewsRow, 'accountId' | 'dueAt'>,
  values: Partial<Omit<CircleNewsPushRow, 'accountId'>>,
): Promise<boolean> {
  const isThis = sql`WHERE ${told} = ${row.accountId} AND ${dueAt} = ${row.dueAt}`;
  return (await tx.run(update(circleNewsPushes, values, isThis))) > 0;
}

/** To be looked at again at once: something that decides when has changed. */
export async function lookAgainAtNews(tx: Writing, accountId: string): Promise<void> {
  await tx.run(sql`UPDATE ${circleNewsPushes} SET due_at = 0
    WHERE ${told} = ${accountId} AND ${dueAt} IS NOT NULL`);
}
