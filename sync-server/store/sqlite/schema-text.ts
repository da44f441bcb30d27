import Sqlite from 'better-sqlite3';
import { migrate } from './migrate';

/** The statements that make the newest schema, in order, and its version: what another engine is made from. */
export function readSchema(): { readonly version: number; readonly statements: readonly string[] } {
  const db = new Sqlite(':memory:');
  try {
    migrate(db, () => ({ epoch: '', keyCheck: new Uint8Array() }));
    const version = db.prepare('SELECT schema_version FROM meta').pluck().get() as number;
    const statements = db
      .prepare('SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid')
      .pluck()
      .all() as string[];
    return { version, statements };
  } finally {
    db.close();
  }
}
