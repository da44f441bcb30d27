import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { CircleStore, ReportInHand } from '../../circle-store';
import { Refusal } from '../../refusal';
import {
  circleMembers,
  circleReports,
  prayerRequests,
  prayerResponses,
} from '../../schema/circles';
import type { Database, Reading, Writing } from '../database';
import { insertInto, update } from '../statements';
import type { CircleAccess } from './circle-access';

type ReportMethods = Pick<
  CircleStore,
  'reportPost' | 'listOpenReports' | 'findOpenReport' | 'closeReport'
>;

type NewReport = Parameters<ReportMethods['reportPost']>[2];

/** The part of the store that keeps why a post was reported. */
export function createReportMethods(database: Database, access: CircleAccess): ReportMethods {
  const readOpen = (also?: SQL) => database.read((tx) => tx.all<OpenRow>(selectOpen(also)));
  return {
    reportPost: (accountId, circleId, report) =>
      database.write(async (tx) => {
        const { memberId } = await access.enter(tx, accountId, circleId);
        if (!(await isInCircle(tx, circleId, report))) throw new Refusal('NOT_FOUND');
        return keep(tx, memberId, report);
      }),
    async listOpenReports() {
      const rows = await readOpen();
      return rows.map((row) => {
        const { leaderId, authorId, ...seen } = toReport(row);
        return seen;
      });
    },
    async findOpenReport(id) {
      const [row] = await readOpen(sql`AND ${circleReports.id} = ${id}`);
      return row && toReport(row);
    },
    closeReport: (id, at) => database.write((tx) => close(tx, id, at)),
  };
}

type OpenRow = Omit<ReportInHand, 'isOfLeader'>;

function toReport(row: OpenRow): ReportInHand {
  return { ...row, isOfLeader: row.authorId === row.leaderId };
}

async function isInCircle(
  tx: Reading,
  circleId: string,
  { post, postId }: NewReport,
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

/** Keeps a report in the place of what the member said of that post before, under the id it had then. */
async function keep(tx: Writing, memberId: string, report: NewReport): Promise<string> {
  const { id, post, postId, reason, at } = report;
  const column = post === 'request' ? 'requestId' : 'responseId';
  const before = await tx.get<{ readonly id: string }>(sql`
    SELECT ${circleReports.id} AS "id" FROM ${circleReports}
    WHERE ${circleReports.memberId} = ${memberId} AND ${circleReports[column]} = ${postId}`);
  await tx.run(
    before
      ? update(circleReports, { reason, at, closedAt: null }, isThis(before.id))
      : insertInto(circleReports, { id, memberId, [column]: postId, reason, at }),
  );
  return before?.id ?? id;
}

async function close(tx: Writing, id: string, at: number): Promise<boolean> {
  const isOpen = sql`${isThis(id)} AND ${circleReports.closedAt} IS NULL`;
  return (await tx.run(update(circleReports, { closedAt: at }, isOpen))) > 0;
}

function isThis(id: string): SQL {
  return sql`WHERE ${circleReports.id} = ${id}`;
}

const author = alias(circleMembers, 'author');
const leader = alias(circleMembers, 'leader');

/** Reports that nobody has closed, oldest first; `also` begins with `AND`. */
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
