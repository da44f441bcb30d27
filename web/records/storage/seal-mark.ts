import type { Dexie } from 'dexie';
import type { IndexedDb } from './indexed-db';
import type { RowSeal } from './seal-contract';

/** A row as it stands on the disk while its person's lock is on: what it is found by, and the whole row sealed. */
export interface SealedRow {
  readonly [field: string]: unknown;
  readonly sealed: Uint8Array;
}

/** A sealed row was met without the key that sealed it (I3). */
export class SealedRowError extends Error {
  override readonly name = 'SealedRowError';
}

export function isSealed(row: unknown): row is SealedRow {
  return typeof row === 'object' && row !== null && 'sealed' in row;
}

/** The row of the table `sync` that says that rows of this person may be sealed, and opens with their key alone. */
interface SealMark {
  readonly key: 'seal';
  readonly check: Uint8Array<ArrayBuffer>;
}

export const SEAL_KEY = 'seal';

/**
 * Checks a person's open database. Closes it and rejects where its rows may be sealed with another key than this one, or with any
 * while none is given (I3): what a page without the key reads is not all, and what it writes would stand there plain. With a key
 * that seals, the mark is made before the first row is sealed. A page that was open before a lock was turned on takes no sealed row
 * for an empty one. Resolves with the row under `key` of the table `sync`, which is read along.
 */
export async function checkSeal(
  database: Dexie,
  { seal }: IndexedDb,
  key: string = SEAL_KEY,
): Promise<unknown> {
  try {
    const [mark, row] = (await marksOf(database)?.bulkGet([SEAL_KEY, key])) ?? [];
    await checkSealMark(database, seal, mark);
    if (!seal) for (const table of database.tables) table.hook('reading', refuseSealed);
    return row;
  } catch (error) {
    database.close();
    throw error;
  }
}

function refuseSealed(row: unknown): unknown {
  if (isSealed(row)) throw new SealedRowError('This row is sealed.');
  return row;
}

async function checkSealMark(
  database: Dexie,
  seal: RowSeal | undefined,
  mark: SealMark | undefined,
): Promise<void> {
  const place = placeOf(database);
  if (mark === undefined) {
    if (seal?.isSealing)
      await marksOf(database)?.put({ key: SEAL_KEY, check: seal.seal(place, new Uint8Array()) });
  } else if (seal?.open(place, mark.check) === undefined) {
    throw new SealedRowError('These databases are sealed with another key.');
  }
}

/** No row is sealed any more. */
export async function removeSealMark(database: Dexie): Promise<void> {
  await marksOf(database)?.delete(SEAL_KEY);
}

function marksOf(database: Dexie) {
  const isHere = database.tables.some(({ name }) => name === 'sync');
  return isHere ? database.table<SealMark, string>('sync') : undefined;
}

function placeOf({ name }: Dexie): string {
  return JSON.stringify([name, 'sync', SEAL_KEY]);
}
