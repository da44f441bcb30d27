import type { Erasure } from '../erasure';
import { renewRestored } from '../sql/renew-restored';
import { createPool } from './connect';
import { createPostgresDriver } from './driver';
import { migratePostgres } from './migrate';
import { epochAfter, generationOf } from './place';

/**
 * Makes a database on PostgreSQL that was put back ready to be used again, under an epoch with this random id, see
 * `renewRestored`. Rejects with a readable error, and for one that is empty.
 */
export async function renewPostgres(
  url: string,
  randomId: string,
  erased: readonly Erasure[],
): Promise<void> {
  const pool = createPool(url, () => undefined);
  try {
    const before = await migratePostgres(pool, refuseEmpty, { refusesNewer: true });
    const next = epochAfter([generationOf(before.epoch)], randomId);
    await renewRestored(createPostgresDriver(pool), next, erased);
  } finally {
    await pool.end();
  }
}

function refuseEmpty(): never {
  throw new Error('This database is empty: put the backup back first.');
}
