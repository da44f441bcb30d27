import { sql } from 'drizzle-orm';
import { meta } from '../schema/accounts';
import type { Store } from '../store';
import type { Database } from './database';

/** A write that changes nothing, but has to reach the disk. */
const SAME_EPOCH = sql`UPDATE ${meta} SET epoch = epoch`;
const EPOCH = sql`SELECT ${meta.epoch} AS "epoch" FROM ${meta}`;

export function createProveWritable(database: Database): Store['proveWritable'] {
  return async () => {
    const row = await database.write(async (tx) => {
      await tx.run(SAME_EPOCH);
      return tx.get<{ readonly epoch: string }>(EPOCH);
    });
    return row?.epoch;
  };
}
