/** What one person wrote and did in circles, also in those they have left, in the order of time. */
import { sql } from 'drizzle-orm';
import type { ReportRequest } from '../../../../shared/api/prayer-circles';
import {
  type CirclePlanRow,
  type CircleRow,
  circleGuidance,
  circleMembers,
  circlePlans,
  circleReports,
  circles,
  type GuidanceRow,
  type MemberRow,
  prayerRequests,
  prayerResponses,
  prayers,
  type RequestRow,
  type ResponseRow,
} from '../../schema/circles';
import type { Reading } from '../database';
import { columnsOf, selectFrom } from '../statements';

/** A membership, with the words of its circle. */
export interface OwnMemberRow extends MemberRow, Pick<CircleRow, 'body'> {}

interface OwnPrayerRow {
  readonly requestId: string;
  readonly day: string;
}

interface OwnReportRow extends ReportRequest {
  readonly id: string;
  readonly at: number;
}

export function listOwnMemberships(tx: Reading, accountId: string): Promise<OwnMemberRow[]> {
  return tx.all<OwnMemberRow>(sql`
    SELECT ${columnsOf(circleMembers)}, ${circles.body} AS "body"
    FROM ${circleMembers} JOIN ${circles} ON ${circles.id} = ${circleMembers.circleId}
    WHERE ${circleMembers.accountId} = ${accountId}
    ORDER BY ${circleMembers.joinedAt}, ${circleMembers.id}`);
}

export function listOwnRequests(tx: Reading, member: string): Promise<RequestRow[]> {
  const { memberId, number } = prayerRequests;
  return tx.all(selectFrom(prayerRequests, sql`WHERE ${memberId} = ${member} ORDER BY ${number}`));
}

export function listOwnResponses(tx: Reading, member: string): Promise<ResponseRow[]> {
  const { memberId, number } = prayerResponses;
  return tx.all(selectFrom(prayerResponses, sql`WHERE ${memberId} = ${member} ORDER BY ${number}`));
}

export function listOwnGuidance(tx: Reading, member: string): Promise<GuidanceRow[]> {
  const { memberId, number } = circleGuidance;
  return tx.all(selectFrom(circleGuidance, sql`WHERE ${memberId} = ${member} ORDER BY ${number}`));
}

/** The plan of their circle, where it is the one that they set. */
export function findOwnPlan(tx: Reading, member: string): Promise<CirclePlanRow | undefined> {
  return tx.get(selectFrom(circlePlans, sql`WHERE ${circlePlans.memberId} = ${member}`));
}

export function listOwnPrayers(tx: Reading, member: string): Promise<OwnPrayerRow[]> {
  const { requestId, day, memberId } = prayers;
  return tx.all<OwnPrayerRow>(sql`
    SELECT ${columnsOf(prayers, ['requestId', 'day'])} FROM ${prayers}
    WHERE ${memberId} = ${member} ORDER BY ${day}, ${requestId}`);
}

export function listOwnReports(tx: Reading, member: string): Promise<OwnReportRow[]> {
  const { id, requestId, responseId, at, memberId } = circleReports;
  return tx.all<OwnReportRow>(sql`
    SELECT ${columnsOf(circleReports, ['id', 'reason', 'at'])},
      CASE WHEN ${requestId} IS NULL THEN 'response' ELSE 'request' END AS "post",
      COALESCE(${requestId}, ${responseId}) AS "postId"
    FROM ${circleReports} WHERE ${memberId} = ${member} ORDER BY ${at}, ${id}`);
}
