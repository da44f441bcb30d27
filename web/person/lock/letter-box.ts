import { Dexie, type Table } from 'dexie';
import { dexieOptions, type IndexedDb } from '../../records/storage/indexed-db';
import { fromBytes, toBytes } from '../../records/storage/row-bytes';
import type { RowSeal } from '../../records/storage/seal-contract';
import { checkSeal } from '../../records/storage/seal-mark';
import type { DraftRow } from '../../records/stored-drafts';
import { deriveKey, openBytes, sealBytes } from './wrap-bytes';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Drafts that a worker leaves for a person with an app lock, whose key it has not (I8). It seals each with the public half of a
 * pair; the private half lies sealed under the lock. All of it stands in the table `sync` of the person's database.
 */
interface BoxRow {
  readonly key: typeof BOX;
  readonly publicKey: Bytes;
  readonly privateKey: Bytes;
}

interface LetterRow {
  readonly key: string;
  /** The public half of a pair of this letter's own. */
  readonly publicKey: Bytes;
  readonly sealed: Bytes;
}

const BOX = 'letter-box';
const LETTER = 'letter:';
const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
const SECRET_BITS = 256;

/** Makes the box of a person unless they have one. `database` is theirs, open with their key. */
export async function makeLetterBox(database: Dexie, seal: RowSeal): Promise<void> {
  const rows = boxOf(database);
  if (await rows.get(BOX)) return;
  const pair = await crypto.subtle.generateKey(CURVE, true, ['deriveBits']);
  const publicKey = await rawKey(pair.publicKey);
  const secret = new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey));
  const privateKey = seal.seal(placeOf(database), secret);
  // Another page may have been faster; whose comes second must not take the place of one with letters.
  await rows.add({ key: BOX, publicKey, privateKey }).catch(refuseAllBut('ConstraintError'));
}

/** Leaves a draft in the box of a person whose databases are locked. False where they have none. */
export async function leaveLetter(
  personId: string,
  draft: DraftRow,
  idb: IndexedDb,
): Promise<boolean> {
  const database = await new Dexie(`desk-${personId}`, dexieOptions(idb)).open();
  try {
    const rows = boxOf(database);
    const box = await rows.get(BOX);
    if (!box) return false;
    const own = await crypto.subtle.generateKey(CURVE, false, ['deriveBits']);
    const shared = await agree(own.privateKey, await importPublic(box.publicKey));
    const key = LETTER + draft.key;
    const row = { ...draft };
    const sealed = await sealBytes(shared, key, toBytes({ table: 'drafts', row }));
    const publicKey = await rawKey(own.publicKey);
    await lettersOf(database).put({ key, publicKey, sealed });
    return true;
  } finally {
    database.close();
  }
}

/**
 * Puts what was left in a person's box among their drafts, each in one transaction, and makes the box where there is none. Does
 * nothing without a lock; rejects where `idb` has not the key of it (I3).
 */
export async function takeLetters(personId: string, idb: IndexedDb): Promise<void> {
  const database = await new Dexie(`desk-${personId}`, dexieOptions(idb)).open();
  await checkSeal(database, idb);
  try {
    if (idb.seal?.isSealing) await makeLetterBox(database, idb.seal);
    if (idb.seal) await emptyBox(database, idb.seal);
  } finally {
    database.close();
  }
}

/** As {@link takeLetters}, in a database that is open. A letter that does not open stays. */
export async function emptyBox(database: Dexie, seal: RowSeal): Promise<void> {
  const letters = await lettersOf(database).where('key').startsWith(LETTER).toArray();
  const box = letters.length > 0 && (await boxOf(database).get(BOX));
  const secret = box && seal.open(placeOf(database), box.privateKey);
  if (!secret) return;
  const privateKey = await crypto.subtle.importKey('pkcs8', secret, CURVE, false, ['deriveBits']);
  for (const letter of letters) {
    const shared = await agree(privateKey, await importPublic(letter.publicKey));
    const bytes = await openBytes(shared, letter.key, letter.sealed);
    if (bytes) await keepAsDraft(database, letter.key, fromBytes(bytes).row);
  }
}

/** Takes the box away once it is empty, with the lock. */
export async function removeLetterBox(database: Dexie): Promise<void> {
  await boxOf(database).delete(BOX);
}

async function keepAsDraft(database: Dexie, key: string, draft: unknown): Promise<void> {
  const drafts = database.table('drafts');
  const letters = lettersOf(database);
  await database.transaction('rw', drafts, letters, async () => {
    await drafts.put(draft);
    await letters.delete(key);
  });
}

async function agree(own: CryptoKey, theirs: CryptoKey): Promise<CryptoKey> {
  const bits = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, own, SECRET_BITS);
  return deriveKey(new Uint8Array(bits), 'letter');
}

async function rawKey(key: CryptoKey): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.exportKey('raw', key));
}

function importPublic(bytes: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, CURVE, false, []);
}

function refuseAllBut(name: string) {
  return (error: unknown) => {
    if (!(error instanceof Error && error.name === name)) throw error;
  };
}

function boxOf(database: Dexie): Table<BoxRow, string> {
  return database.table('sync');
}

function lettersOf(database: Dexie): Table<LetterRow, string> {
  return database.table('sync');
}

function placeOf({ name }: Dexie): string {
  return JSON.stringify([name, 'sync', BOX]);
}
