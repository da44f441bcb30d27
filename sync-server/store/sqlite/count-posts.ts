import type { Database } from 'better-sqlite3';
import type { Store } from '../store';

/** The part of the store that counts what a person keeps here beside records and recordings. */
export function createCountPosts(db: Database): Store['countPosts'] {
  const count = db
    .prepare<[{ readonly id: string }], number>(`
      WITH mine AS (SELECT id FROM circle_members WHERE account_id = @id)
      SELECT (SELECT count(*) FROM feedback WHERE user_id = @id)
        + (SELECT count(*) FROM companion_flags WHERE account_id = @id)
        + (SELECT count(*) FROM suggestions WHERE account_id = @id)
        + (SELECT count(*) FROM mine)
        + (SELECT count(*) FROM prayer_requests WHERE member_id IN mine)
        + (SELECT count(*) FROM prayer_responses WHERE member_id IN mine)`)
    .pluck();
  return async (id) => count.get({ id }) ?? 0;
}
