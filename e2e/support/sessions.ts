import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Person } from './person';

/** Ends every session of a person on the server, as time does. Their devices are told nothing. */
export function expireSessions(dataDir: string, { username }: Person): void {
  const database = new Sqlite(join(dataDir, 'wholeness.sqlite'));
  database
    .prepare(
      'UPDATE sessions SET expires_at = 0 WHERE account_id = (SELECT id FROM accounts WHERE username = ?)',
    )
    .run(username);
  database.close();
}

/** How many sessions of a person the server still takes. */
export function liveSessions(dataDir: string, { username }: Person): number {
  const database = new Sqlite(join(dataDir, 'wholeness.sqlite'), { readonly: true });
  const { live } = database
    .prepare<[number, string], { live: number }>(
      `SELECT count(*) AS live FROM sessions
       WHERE expires_at > ? AND account_id = (SELECT id FROM accounts WHERE username = ?)`,
    )
    .get(Date.now(), username) as { live: number };
  database.close();
  return live;
}
