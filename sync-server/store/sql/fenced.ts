import type { Lease } from '../lease';
import type { Database, Writing } from './database';
import { requireLease } from './lease-rows';

/**
 * The same database for the holder of a lease. Each of its transactions that write checks first that nobody has taken the lease
 * since, and rejects with `LeaseLostError` otherwise (U9). All run as if alone on the database: a check that another transaction
 * comes before is made again.
 */
export function fenced(database: Database, lease: Lease): Database {
  const checked =
    <Value>(work: (tx: Writing) => Promise<Value>) =>
    async (tx: Writing) => {
      await requireLease(tx, lease);
      return work(tx);
    };
  return {
    ...database,
    write: (work) => database.write(checked(work)),
    push: (_accountId, work) => database.write(checked(work)),
  };
}
