import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { MEDIA } from '../../shared/protocol/media';
import type { Person } from './person';

const FILLER = 'all-the-room-there-is';

/** Leaves a person no room for recordings and photos, as years of speaking do. */
export function fillMediaRoom(dataDir: string, { username }: Person): void {
  change(
    dataDir,
    `INSERT INTO media (user_id, id, sha256, bytes, type, begun_at, completed_at)
     SELECT id, '${FILLER}', 'x', ${MEDIA.quotaBytes - 10}, 'audio/webm', 0, NULL
     FROM accounts WHERE username = ?`,
    username,
  );
}

/** The room is there again. */
export function makeMediaRoom(dataDir: string, { username }: Person): void {
  change(
    dataDir,
    `DELETE FROM media WHERE id = '${FILLER}'
     AND user_id = (SELECT id FROM accounts WHERE username = ?)`,
    username,
  );
}

function change(dataDir: string, statement: string, username: string): void {
  const database = new Sqlite(join(dataDir, 'wholeness.sqlite'));
  database.prepare(statement).run(username);
  database.close();
}
