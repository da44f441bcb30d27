import { sql } from 'drizzle-orm';
import { meta } from '../schema/accounts';
import type { Store } from '../store';
import type { Database } from './database';
import { readEpoch } from './epoch';

/** A write that changes nothing, but has to reach the disk. */
const SAME_EPOCH = sql`UPDATE ${meta} SET epoch = epoch`;

export function createProveWritable(database: Database): Store['proveWritable'] {
  return () =>
    database.write(async (tx) => {
      await tx.run(SAME_EPOCH);
      return readEpoch(tx);
    });
}
