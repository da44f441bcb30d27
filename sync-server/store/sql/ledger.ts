import { sql } from 'drizzle-orm';
import type { Keys, PersonKey } from '../../sealing/keys';
import { accounts, meta } from '../schema/accounts';
import { fill, type Reading } from './database';
import { epochOn } from './epoch';
import { DATABASE_KEY } from './key-names';

/** What a person's records need of their account. */
export interface Ledger {
  readonly key: PersonKey;
  /** The number of the newest change of any of their records. */
  readonly sequence: number;
  readonly digest: Buffer;
  /** Sum of `recordCost` over all their records (P45). */
  readonly recordBytes: number;
  /** The database's, as of this transaction. */
  readonly epoch: string;
}

/** Reads the ledger of a person. Rejects for nobody's id and for a key of another master key. */
export type ReadLedger = (tx: Reading, accountId: string) => Promise<Ledger>;

/** A {@link LedgerRow}; `accountId` fills it. */
export const LEDGER = sql`
  SELECT ${accounts.sequence} AS "sequence", ${accounts.digest} AS "digest",
    ${accounts.recordBytes} AS "recordBytes", ${accounts.wrappedKey} AS "wrappedKey",
    ${meta.epoch} AS "epoch"
  FROM ${accounts}, ${meta} WHERE ${accounts.id} = ${sql.placeholder('accountId')}`;

export interface LedgerRow extends Omit<Ledger, 'key'> {
  readonly wrappedKey: Buffer;
}

export function createReadLedger(keys: Keys): ReadLedger {
  return async (tx, accountId) =>
    openLedger(keys, accountId, await tx.get<LedgerRow>(fill(LEDGER, { accountId })), tx);
}

/** The ledger that a row of a transaction holds. Throws as `ReadLedger` rejects. */
export function openLedger(
  keys: Keys,
  accountId: string,
  row: LedgerRow | undefined,
  tx: Pick<Reading, 'timeline'>,
): Ledger {
  if (!row) throw new Error('There is no such account');
  const { wrappedKey, ...ledger } = row;
  const epoch = epochOn(tx, row.epoch);
  return { ...ledger, epoch, key: keys.unwrap(accountId, wrappedKey) };
}

const KEY_CHECK = sql`SELECT ${meta.keyCheck} AS "keyCheck" FROM ${meta}`;

/** The key of what belongs to the database and to nobody alone. Rejects for a key of another master key. */
export async function readDatabaseKey(tx: Reading, keys: Keys): Promise<PersonKey> {
  const row = await tx.get<{ readonly keyCheck: Buffer }>(KEY_CHECK);
  if (!row) throw new Error('The database has no key');
  return keys.unwrap(DATABASE_KEY, row.keyCheck);
}

/**
 * A fresh wrapped key to be stored in this transaction. Rejects where the database has another master key by now: what would be
 * sealed could not be opened any more (D13).
 */
export async function newKeyFor(tx: Reading, keys: Keys, holder: string): Promise<Buffer> {
  await readDatabaseKey(tx, keys);
  return Buffer.from(keys.newWrappedKey(holder));
}
