import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

/** Runs a statement on the database of a running server. Its one parameter is the person's username. */
export function changeAccount(dataDir: string, statement: string, username: string): void {
  const database = new Sqlite(join(dataDir, 'wholeness.sqlite'));
  database.prepare(statement).run(username);
  database.close();
}
