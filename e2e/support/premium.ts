import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Person } from './person';

/** Lifts the free plan's limit of three entries, as a payment does. */
export function givePremium(dataDir: string, { username }: Person): void {
  const database = new Sqlite(join(dataDir, 'wholeness.sqlite'));
  database.prepare("UPDATE accounts SET plan = 'premium' WHERE username = ?").run(username);
  database.close();
}
