import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { ReportReason, ReportRequest } from '../../../../shared/api/prayer-circles';
import {
  circleMembers,
  circleReports,
  prayerRequests,
  prayerResponses,
} from '../../schema/circles';
import type { Reading, Writing } from '../database';
import { insertInto, update } from '../statements';

/** What a report is about. */
type ReportedPost = Pick<ReportRequest, 'post' | 'postId'>;

interface NewReport extends ReportRequest {
  readonly id: string;
  readonly at: number;
}

/** A report that nobody has closed, by ids. */
export interface OpenReportRow extends NewReport {
  readonly circleId: string;
  /** The account of who leads the circle. */
  readonly leaderId: string;
  /** The account of the author, or their id as a member where it is gone. */
  readonly authorId: string;
}

/** Why a post was reported. */
export interface ReasonRow {
  readonly postId: string;
  readonly reason: ReportReason;
}

const COLUMNS = { request: 'requestId', response: 'responseId' } as const;

/** Why some posts of one kind were reported, in the order of the reports. */
export async function listReasons(
  tx: Reading,
  post: ReportedPost['post'],
  postIds: readonly string[],
): Promise<ReasonRow[]> {
  const postId = circleReports[COLUMNS[post]];
  return tx.all<ReasonRow>(sql`
    SELECT ${postId} AS "postId", ${circleReports.reason} AS "reason" FROM ${circleReports}
    WHERE ${postId} IN ${postIds} ORDER BY ${circleReports.id}`);
}

export async function isInCircle(
  tx: Reading,
  circleId: string,
  { post, postId }: ReportedPost,
): Promise<boolean> {
  const found = await tx.get(
    post === 'request'
      ? sql`
        SELECT 1 FROM ${prayerRequests}
        WHERE ${prayerRequests.id} = ${postId} AND ${prayerRequests.circleId} = ${circleId}`
      : sql`
        SELECT 1 FROM ${prayerResponses}
          JOIN ${prayerRequests} ON ${prayerRequests.id} = ${prayerResponses.requestId}
        WHERE ${prayerResponses.id} = ${postId} AND ${prayerRequests.circleId} = ${circleId}`,
  );
  return found !== undefined;
}

/** The id under which a member reported a post before. */
export async function findReportId(
  tx: Reading,
  memberId: string,
  { post, postId }: ReportedPost,
): Promise<string | undefined> {
  const row = await tx.get<{ readonly id: string }>(sql`
    SELECT ${circleReports.id} AS "id" FROM ${circleReports}
    WHERE ${circleReports.memberId} = ${memberId} AND ${circleReports[COLUMNS[post]]} = ${postId}`);
  return row?.id;
}

export async function addReport(
  tx: Writing,
  memberId: string,
  { post, postId, ...report }: NewReport,
): Promise<void> {
  await tx.run(insertInto(circleReports, { ...report, memberId, [COLUMNS[post]]: postId }));
}

export async function reopenReport(
  tx: Writing,
  { id, reason, at }: Omit<NewReport, keyof ReportedPost>,
): Promise<void> {
  await tx.run(update(circleReports, { reason, at, closedAt: null }, isThis(id)));
}

/** False where none of that id is open. */
export async function markClosed(tx: Writing, id: string, at: number): Promise<boolean> {
  const isOpen = sql`${isThis(id)} AND ${circleReports.closedAt} IS NULL`;
  return (await tx.run(update(circleReports, { closedAt: at }, isOpen))) > 0;
}

/** Of every circle, oldest first. */
export function listOpen(tx: Reading): Promise<OpenReportRow[]> {
  return tx.all<OpenReportRow>(selectOpen());
}

/** Undefined where none of that id is open. */
export function findOpen(tx: Reading, id: string): Promise<OpenReportRow | undefined> {
  return tx.get<OpenReportRow>(selectOpen(sql`AND ${circleReports.id} = ${id}`));
}

function isThis(id: string): SQL {
  return sql`WHERE ${circleReports.id} = ${id}`;
}

const author = alias(circleMembers, 'author');
const leader = alias(circleMembers, 'leader');

/** `also` begins with `AND`. */
function selectOpen(also: SQL = sql``): SQL {
  const { id, at, reason, requestId, responseId, closedAt } = circleReports;
  return sql`
    SELECT ${id} AS "id", ${at} AS "at", ${reason} AS "reason",
      ${prayerRequests.circleId} AS "circleId", ${leader.accountId} AS "leaderId",
      COALESCE(${author.accountId}, ${author.id}) AS "authorId",
      CASE WHEN ${prayerResponses.id} IS NULL THEN 'request' ELSE 'response' END AS "post",
      COALESCE(${prayerResponses.id}, ${prayerRequests.id}) AS "postId"
    FROM ${circleReports}
      LEFT JOIN ${prayerResponses} ON ${prayerResponses.id} = ${responseId}
      JOIN ${prayerRequests}
        ON ${prayerRequests.id} = COALESCE(${requestId}, ${prayerResponses.requestId})
      JOIN ${circleMembers} AS ${author}
        ON ${author.id} = COALESCE(${prayerResponses.memberId}, ${prayerRequests.memberId})
      JOIN ${circleMembers} AS ${leader}
        ON ${leader.circleId} = ${prayerRequests.circleId} AND ${leader.role} = 'leader'
    WHERE ${closedAt} IS NULL ${also} ORDER BY ${at}, ${id}`;
}
