import { MEDIA } from '../../shared/protocol/media';
import { changeAccount } from './change-account';
import type { Person } from './person';

const FILLER = 'all-the-room-there-is';

/** Leaves a person no room for recordings and photos, as years of speaking do. */
export function fillMediaRoom(dataDir: string, { username }: Person): void {
  changeAccount(
    dataDir,
    `INSERT INTO media (user_id, id, sha256, bytes, type, begun_at, completed_at)
     SELECT id, '${FILLER}', 'x', ${MEDIA.quotaBytes - 10}, 'audio/webm', 0, NULL
     FROM accounts WHERE username = ?`,
    username,
  );
}

/** The room is there again. */
export function makeMediaRoom(dataDir: string, { username }: Person): void {
  changeAccount(
    dataDir,
    `DELETE FROM media WHERE id = '${FILLER}'
     AND user_id = (SELECT id FROM accounts WHERE username = ?)`,
    username,
  );
}
