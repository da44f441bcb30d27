import type { Erasure } from '../erasure';
import { renewRestored } from '../sql/renew-restored';
import { createPool } from './connect';
import { createPostgresDriver } from './driver';
import { migratePostgres } from './migrate';

/**
 * Makes a database on PostgreSQL that was put back ready to be used again, see `renewRestored`. Rejects with a readable error,
 * and for one that is empty.
 */
export async function renewPostgres(
  url: string,
  epoch: string,
  erased: readonly Erasure[],
): Promise<void> {
  const pool = createPool(url, () => undefined);
  try {
    await migratePostgres(pool, () => {
      throw new Error('This database is empty: put the backup back first.');
    });
    await renewRestored(createPostgresDriver(pool), epoch, erased);
  } finally {
    await pool.end();
  }
}
