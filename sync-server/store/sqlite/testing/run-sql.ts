import Sqlite from 'better-sqlite3';

/** Runs statements on a database as whoever administers it could. */
export function runSql(file: string, statements: string): void {
  const db = new Sqlite(file);
  db.exec(statements);
  db.close();
}
