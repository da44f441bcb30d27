import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { hashInviteCode, newInviteCode } from '../../sync-server/services/onboarding/invite-code';

const DAY_MS = 86_400_000;

/** Makes a group and an invite to it that lets one person in; returns its code. */
export function makeInvite(dataDir: string, groupName: string): string {
  const code = newInviteCode();
  const database = new Sqlite(join(dataDir, 'wholeness.sqlite'));
  const now = Date.now();
  database
    .prepare('INSERT INTO organisations (id, name, created_at) VALUES (?, ?, ?)')
    .run('group', groupName, now);
  database
    .prepare('INSERT INTO invites VALUES (?, ?, ?, 1, 0)')
    .run(hashInviteCode(code), 'group', now + DAY_MS);
  database.close();
  return code;
}
