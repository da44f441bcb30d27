import type { Database } from 'better-sqlite3';
import type { PersonKey } from '../../../sealing/keys';
import type { CircleStore, OwnInCircle } from '../../circle-store';
import type { CircleAccess } from './circle-access';
import { openCircle } from './circles';
import { openRequest, openStory, type SealedRequest } from './prayer-requests';
import { openMessage, type SealedResponse } from './prayer-responses';

type Request = OwnInCircle['requests'][number];
type Response = OwnInCircle['responses'][number];
type Report = OwnInCircle['reports'][number];

interface MemberRow extends Pick<OwnInCircle, 'circleId' | 'role' | 'joinedAt' | 'leftAt'> {
  readonly memberId: string;
  /** Of the circle, sealed. */
  readonly body: Buffer;
}

type RequestRow = Pick<Request, 'answeredAt'> &
  Omit<SealedRequest, 'memberId'> & { readonly story: Buffer | null };

type ResponseRow = Omit<SealedResponse, 'memberId'>;

/** The part of the store that says what one person wrote and did in circles, also in those they have left. */
export function createOwnInCirclesMethods(
  db: Database,
  access: CircleAccess,
): Pick<CircleStore, 'exportCircles'> {
  const statements = prepareOwnStatements(db);

  function toOwn({ memberId, body, ...row }: MemberRow): OwnInCircle {
    const key = access.keyOf(row.circleId);
    return {
      ...row,
      circleName: row.leftAt === null ? openCircle(key, row.circleId, body).name : null,
      requests: statements.requests.all(memberId).map((row) => toRequest(key, memberId, row)),
      responses: statements.responses.all(memberId).map((row) => toResponse(key, memberId, row)),
      prayers: statements.prayers.all(memberId),
      reports: statements.reports.all(memberId),
    };
  }

  return { exportCircles: async (accountId) => statements.members.all(accountId).map(toOwn) };
}

function toRequest(key: PersonKey, memberId: string, { story, ...row }: RequestRow): Request {
  const { body, sealedAs, ...request } = row;
  return {
    ...request,
    ...openRequest(key, { ...row, memberId }),
    story: openStory(key, row.id, story),
  };
}

function toResponse(key: PersonKey, memberId: string, row: ResponseRow): Response {
  const { body, sealedAs, ...response } = row;
  return { ...response, message: openMessage(key, { ...row, memberId }) };
}

function prepareOwnStatements(db: Database) {
  return {
    members: db.prepare<[string], MemberRow>(`
      SELECT m.id AS memberId, m.circle_id AS circleId, m.role, m.joined_at AS joinedAt,
        m.left_at AS leftAt, c.body
      FROM circle_members AS m JOIN circles AS c ON c.id = m.circle_id
      WHERE m.account_id = ? ORDER BY m.joined_at, m.id`),
    requests: db.prepare<[string], RequestRow>(`
      SELECT id, created_at AS createdAt, answered_at AS answeredAt, body,
        sealed_as AS sealedAs, story
      FROM prayer_requests WHERE member_id = ? ORDER BY number`),
    responses: db.prepare<[string], ResponseRow>(`
      SELECT id, request_id AS requestId, type, created_at AS createdAt, body,
        sealed_as AS sealedAs
      FROM prayer_responses WHERE member_id = ? ORDER BY number`),
    prayers: db.prepare<[string], OwnInCircle['prayers'][number]>(`
      SELECT request_id AS requestId, day FROM prayers WHERE member_id = ? ORDER BY day, request_id`),
    reports: db.prepare<[string], Report>(`
      SELECT id, CASE WHEN request_id IS NULL THEN 'response' ELSE 'request' END AS post,
        COALESCE(request_id, response_id) AS postId, reason, at
      FROM circle_reports WHERE member_id = ? ORDER BY at, id`),
  };
}
