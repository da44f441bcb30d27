import { sql } from 'drizzle-orm';
import { meta } from '../schema/accounts';
import type { Reading } from './database';

const EPOCH = sql`SELECT ${meta.epoch} AS "epoch" FROM ${meta}`;

/** The epoch of the database as of this transaction; undefined where the database says none. */
export async function readEpoch(tx: Reading): Promise<string | undefined> {
  const row = await tx.get<{ readonly epoch: string }>(EPOCH);
  return row?.epoch && epochOn(tx, row.epoch);
}

/** The epoch that answers name (P53), from the one that is stored. */
export function epochOn({ timeline }: Pick<Reading, 'timeline'>, stored: string): string {
  return timeline === undefined ? stored : `${stored}.${timeline}`;
}
