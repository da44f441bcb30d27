import type { Database } from 'better-sqlite3';
import type { ReportRequest } from '../../../../shared/api/prayer-circles';
import { CircleRefusal, type CircleStore } from '../../circle-store';
import type { GroupCommit } from '../group-commit';
import type { CircleAccess } from './circle-access';

/** The part of the store that keeps why a post was reported. */
export function createReportMethods(
  db: Database,
  group: GroupCommit,
  access: CircleAccess,
): Pick<CircleStore, 'reportPost'> {
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

  function report(
    accountId: string,
    circleId: string,
    given: ReportRequest & { id: string; at: number },
  ) {
    const { memberId } = access.enter(accountId, circleId);
    const { post, postId } = given;
    if (!posts[post].get(postId, circleId)) throw new CircleRefusal('NOT_FOUND');
    return keep[post].get({ ...given, memberId }) as string;
  }

  return { reportPost: (...given) => group.run(() => report(...given)) };
}

function prepareKeep(db: Database, column: 'request_id' | 'response_id') {
  return db
    .prepare(`
      INSERT INTO circle_reports (id, member_id, ${column}, reason, at)
      VALUES (@id, @memberId, @postId, @reason, @at)
      ON CONFLICT (member_id, ${column}) DO UPDATE SET reason = excluded.reason, at = excluded.at
      RETURNING id`)
    .pluck();
}
