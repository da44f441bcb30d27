import Sqlite from 'better-sqlite3';
import { migrate } from './migrate';

/** The statements that make the newest schema, in order: what another engine is made from. */
export function readSchema(): readonly string[] {
  const db = new Sqlite(':memory:');
  try {
    migrate(db, () => ({ epoch: '', keyCheck: new Uint8Array() }));
    return db
      .prepare('SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid')
      .pluck()
      .all() as string[];
  } finally {
    db.close();
  }
}
