import { OperatorError } from '../sqlite/hold-alone';
import type { MigrateOptions } from '../sqlite/migrate';
import { createPool } from './connect';
import { migratePostgres } from './migrate';

/** Migrates the database at an address, also while servers run. Rejects with {@link OperatorError} for an empty one. */
export async function migratePostgresAt(
  url: string,
  options: Pick<MigrateOptions, 'allOlderEnded'>,
): Promise<void> {
  const pool = createPool(url, () => undefined);
  try {
    await migratePostgres(pool, refuseEmpty, options);
  } finally {
    await pool.end();
  }
}

function refuseEmpty(): never {
  throw new OperatorError('This database is empty: its first server makes the tables.');
}
