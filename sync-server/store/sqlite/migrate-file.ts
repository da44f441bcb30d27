import { existsSync } from 'node:fs';
import { OperatorError } from './hold-alone';
import { type MigrateOptions, migrate } from './migrate';
import { openDatabase } from './open-database';

/** Migrates the database in a file, also while a server runs. Throws {@link OperatorError} where there is none. */
export function migrateSqlite(file: string, options: Pick<MigrateOptions, 'allOlderEnded'>): void {
  if (!existsSync(file)) throw new OperatorError(`There is no database at ${file}.`);
  const db = openDatabase(file);
  try {
    migrate(db, refuseStranger, options);
  } finally {
    db.close();
  }
}

/** A database without a name is new or another program's. */
function refuseStranger(): never {
  throw new OperatorError('This is no database of this program.');
}
