import type { Database } from 'better-sqlite3';
import type { ReportRequest } from '../../../../shared/api/prayer-circles';
import type { CircleStore, ReportInHand } from '../../circle-store';
import { Refusal } from '../../refusal';
import type { GroupCommit } from '../group-commit';
import type { CircleAccess } from './circle-access';

/** The part of the store that keeps why a post was reported. */
export function createReportMethods(
  db: Database,
  group: GroupCommit,
  access: CircleAccess,
): Pick<CircleStore, 'reportPost' | 'listOpenReports' | 'findOpenReport' | 'closeReport'> {
  const posts = {
    request: db.prepare('SELECT 1 FROM prayer_requests WHERE id = ? AND circle_id = ?'),
    response: db.prepare(`
      SELECT 1 FROM prayer_responses AS s JOIN prayer_requests AS r ON r.id = s.request_id
      WHERE s.id = ? AND r.circle_id = ?`),
  };
  const keep = {
    request: prepareKeep(db, 'request_id'),
    response: prepareKeep(db, 'response_id'),
  };

  const open = prepareOpen(db);
  const close = db.prepare(
    'UPDATE circle_reports SET closed_at = ? WHERE id = ? AND closed_at IS NULL',
  );

  function report(
    accountId: string,
    circleId: string,
    given: ReportRequest & { id: string; at: number },
  ) {
    const { memberId } = access.enter(accountId, circleId);
    const { post, postId } = given;
    if (!posts[post].get(postId, circleId)) throw new Refusal('NOT_FOUND');
    return keep[post].get({ ...given, memberId }) as string;
  }

  return {
    reportPost: (...given) => group.run(() => report(...given)),
    listOpenReports: async () =>
      open.all().map((row) => {
        const { leaderId, authorId, ...seen } = toReport(row);
        return seen;
      }),
    async findOpenReport(id) {
      const row = open.all().find((one) => one.id === id);
      return row && toReport(row);
    },
    closeReport: (id, at) => group.run(() => close.run(at, id).changes > 0),
  };
}

type OpenRow = Omit<ReportInHand, 'isOfLeader'>;

function toReport(row: OpenRow): ReportInHand {
  return { ...row, isOfLeader: row.authorId === row.leaderId };
}

function prepareOpen(db: Database) {
  return db.prepare<[], OpenRow>(`
    SELECT c.id, c.at, c.reason, r.circle_id AS circleId, leader.account_id AS leaderId,
      COALESCE(author.account_id, author.id) AS authorId,
      CASE WHEN s.id IS NULL THEN 'request' ELSE 'response' END AS post, COALESCE(s.id, r.id) AS postId
    FROM circle_reports AS c
      LEFT JOIN prayer_responses AS s ON s.id = c.response_id
      JOIN prayer_requests AS r ON r.id = COALESCE(c.request_id, s.request_id)
      JOIN circle_members AS author ON author.id = COALESCE(s.member_id, r.member_id)
      JOIN circle_members AS leader ON leader.circle_id = r.circle_id AND leader.role = 'leader'
    WHERE c.closed_at IS NULL ORDER BY c.at, c.id`);
}

function prepareKeep(db: Database, column: 'request_id' | 'response_id') {
  return db
    .prepare(`
      INSERT INTO circle_reports (id, member_id, ${column}, reason, at)
      VALUES (@id, @memberId, @postId, @reason, @at)
      ON CONFLICT (member_id, ${column})
        DO UPDATE SET reason = excluded.reason, at = excluded.at, closed_at = NULL
      RETURNING id`)
    .pluck();
}
