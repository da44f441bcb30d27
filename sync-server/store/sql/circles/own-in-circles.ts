import { sql } from 'drizzle-orm';
import type { PersonKey } from '../../../sealing/keys';
import type { CircleStore, OwnInCircle } from '../../circle-store';
import {
  circleMembers,
  circleReports,
  circles,
  type MemberRow,
  prayerRequests,
  prayerResponses,
  prayers,
  type RequestRow,
  type ResponseRow,
} from '../../schema/circles';
import type { Database, Reading } from '../database';
import { columnsOf, selectFrom } from '../statements';
import type { CircleAccess } from './circle-access';
import { openCircle } from './circles';
import { openRequest, openStory } from './prayer-requests';
import { openMessage } from './prayer-responses';

type Request = OwnInCircle['requests'][number];
type Response = OwnInCircle['responses'][number];
type Prayer = OwnInCircle['prayers'][number];
type Report = OwnInCircle['reports'][number];

interface OwnMemberRow extends MemberRow {
  /** Of the circle, sealed. */
  readonly body: Buffer;
}

/** The part of the store that says what one person wrote and did in circles, also in those they have left. */
export function createOwnInCirclesMethods(
  database: Database,
  access: CircleAccess,
): Pick<CircleStore, 'exportCircles'> {
  return {
    exportCircles: (accountId) =>
      database.read(async (tx) => {
        const own: OwnInCircle[] = [];
        for (const row of await readMemberships(tx, accountId)) {
          own.push(await readOwn(tx, await access.keyOf(tx, row.circleId), row));
        }
        return own;
      }),
  };
}

async function readOwn(tx: Reading, key: PersonKey, row: OwnMemberRow): Promise<OwnInCircle> {
  const { id: memberId, circleId, role, joinedAt, leftAt, body } = row;
  const requests = await readRequests(tx, memberId);
  const responses = await readResponses(tx, memberId);
  return {
    circleId,
    role,
    joinedAt,
    leftAt,
    circleName: leftAt === null ? openCircle(key, circleId, body).name : null,
    requests: requests.map((request) => toRequest(key, request)),
    responses: responses.map((response) => toResponse(key, response)),
    prayers: await readPrayers(tx, memberId),
    reports: await readReports(tx, memberId),
  };
}

function toRequest(key: PersonKey, row: RequestRow): Request {
  const { id, createdAt, answeredAt } = row;
  const story = openStory(key, id, row.story);
  return { id, createdAt, answeredAt, ...openRequest(key, row), story };
}

function toResponse(key: PersonKey, row: ResponseRow): Response {
  const { id, requestId, type, createdAt } = row;
  return { id, requestId, type, createdAt, message: openMessage(key, row) };
}

function readMemberships(tx: Reading, accountId: string): Promise<OwnMemberRow[]> {
  return tx.all<OwnMemberRow>(sql`
    SELECT ${columnsOf(circleMembers)}, ${circles.body} AS "body"
    FROM ${circleMembers} JOIN ${circles} ON ${circles.id} = ${circleMembers.circleId}
    WHERE ${circleMembers.accountId} = ${accountId}
    ORDER BY ${circleMembers.joinedAt}, ${circleMembers.id}`);
}

function readRequests(tx: Reading, member: string): Promise<RequestRow[]> {
  const { memberId, number } = prayerRequests;
  return tx.all(selectFrom(prayerRequests, sql`WHERE ${memberId} = ${member} ORDER BY ${number}`));
}

function readResponses(tx: Reading, member: string): Promise<ResponseRow[]> {
  const { memberId, number } = prayerResponses;
  return tx.all(selectFrom(prayerResponses, sql`WHERE ${memberId} = ${member} ORDER BY ${number}`));
}

function readPrayers(tx: Reading, member: string): Promise<Prayer[]> {
  const { requestId, day, memberId } = prayers;
  return tx.all<Prayer>(sql`
    SELECT ${columnsOf(prayers, ['requestId', 'day'])} FROM ${prayers}
    WHERE ${memberId} = ${member} ORDER BY ${day}, ${requestId}`);
}

function readReports(tx: Reading, member: string): Promise<Report[]> {
  const { id, requestId, responseId, at, memberId } = circleReports;
  return tx.all<Report>(sql`
    SELECT ${columnsOf(circleReports, ['id', 'reason', 'at'])},
      CASE WHEN ${requestId} IS NULL THEN 'response' ELSE 'request' END AS "post",
      COALESCE(${requestId}, ${responseId}) AS "postId"
    FROM ${circleReports} WHERE ${memberId} = ${member} ORDER BY ${at}, ${id}`);
}
