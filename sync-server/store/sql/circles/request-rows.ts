import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { accounts } from '../../schema/accounts';
import {
  circleMembers,
  prayerRequests,
  prayerResponses,
  prayers,
  type RequestRow,
} from '../../schema/circles';
import type { Reading, Writing } from '../database';
import { columnsOf, flag, insertInto, insertUnlessThere, selectFrom, update } from '../statements';
import { isShownTo, joinAuthor, type RowsAsked, type Viewer } from './post-rows';

/** A request as somebody in its circle sees it on a local day. */
export interface SeenRequestRow extends RequestRow {
  /** The author's username; null once their account is erased. */
  readonly name: string | null;
  readonly responseCount: number;
  readonly prayedToday: number;
  readonly prayers: number;
  /** 1 or 0. */
  readonly iPrayedToday: number;
}

interface DayViewer extends Viewer {
  readonly today: string;
}

type NewRequestRow = Omit<RequestRow, 'number' | 'answeredAt' | 'story'>;

export function findRequest(tx: Reading, id: string): Promise<RequestRow | undefined> {
  return tx.get<RequestRow>(selectFrom(prayerRequests, isThis(id)));
}

export function findSeenRequest(
  tx: Reading,
  viewer: DayViewer,
  id: string,
): Promise<SeenRequestRow | undefined> {
  return tx.get<SeenRequestRow>(selectSeen(viewer, isThis(id)));
}

/** Newest first, without what those wrote whom the viewer has blocked. */
export function listSeenRequests(
  tx: Reading,
  viewer: DayViewer,
  circleId: string,
  { after, limit }: RowsAsked,
): Promise<SeenRequestRow[]> {
  const { number } = prayerRequests;
  const before = after === null ? sql`` : sql`AND ${number} < ${after}`;
  const newestFirst = sql`
    WHERE ${prayerRequests.circleId} = ${circleId} ${before} AND ${isShownTo(viewer.accountId)}
    ORDER BY ${number} DESC LIMIT ${limit}`;
  return tx.all<SeenRequestRow>(selectSeen(viewer, newestFirst));
}

export async function addRequestRow(tx: Writing, row: NewRequestRow): Promise<void> {
  await tx.run(insertInto(prayerRequests, row));
}

export async function keepAnswer(
  tx: Writing,
  id: string,
  answer: Pick<RequestRow, 'answeredAt' | 'story'>,
): Promise<void> {
  await tx.run(update(prayerRequests, answer, isThis(id)));
}

/** Its responses, prayers and reports go with it. */
export async function removeRequest(tx: Writing, id: string): Promise<void> {
  await tx.run(sql`DELETE FROM ${prayerRequests} ${isThis(id)}`);
}

/** Notes that a member prayed on a day. False where that is noted already. */
export async function addPrayer(
  tx: Writing,
  prayer: typeof prayers.$inferSelect,
): Promise<boolean> {
  return (await tx.run(insertUnlessThere(prayers, prayer))) > 0;
}

function isThis(id: string): SQL {
  return sql`WHERE ${prayerRequests.id} = ${id}`;
}

const responder = alias(circleMembers, 'responder');

/** `rest` begins with `WHERE`. */
function selectSeen({ accountId, memberId, today }: DayViewer, rest: SQL): SQL {
  const shownResponses = sql`
    FROM ${prayerResponses} JOIN ${circleMembers} AS ${responder}
      ON ${responder.id} = ${prayerResponses.memberId}
    WHERE ${prayerResponses.requestId} = ${prayerRequests.id} AND ${isShownTo(accountId, responder)}`;
  const itsPrayers = sql`FROM ${prayers} WHERE ${prayers.requestId} = ${prayerRequests.id}`;
  const isToday = sql`${prayers.day} = ${today}`;
  const iPrayedToday = sql`EXISTS (
    SELECT 1 ${itsPrayers} AND ${isToday} AND ${prayers.memberId} = ${memberId})`;
  return sql`
    SELECT ${columnsOf(prayerRequests)}, ${accounts.username} AS "name",
      (SELECT COUNT(*) ${shownResponses}) AS "responseCount",
      (SELECT COUNT(*) ${itsPrayers} AND ${isToday}) AS "prayedToday",
      (SELECT COUNT(*) ${itsPrayers}) AS "prayers",
      ${flag(iPrayedToday)} AS "iPrayedToday"
    FROM ${prayerRequests} ${joinAuthor(prayerRequests.memberId)}
    ${rest}`;
}
