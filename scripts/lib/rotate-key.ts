import { parseKey, readKeyFile } from '../../sync-server/sealing/load-master-key';
import { adoptNextKey, prepareNextKey } from '../../sync-server/sealing/next-key-file';
import { rotatePostgres } from '../../sync-server/store/postgres/rotate-postgres';
import { rotateMasterKey } from '../../sync-server/store/sqlite/rotate-master-key';

export interface RotateKeyOptions {
  /** Path of the database. */
  readonly database: string;
  /** As the environment gives them; the first wins over the key file. */
  readonly masterKey: string | undefined;
  readonly newMasterKey: string | undefined;
  readonly keyFile: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Changes the master key, in an order that loses no key to a crash: the next key is on the disk, then everything is
 * wrapped under it in one transaction, then it takes the place of the old, which stays beside it. Cut short anywhere, it
 * is run again. Returns a sentence for the operator.
 */
export function rotateKey(options: RotateKeyOptions): string {
  const { database, masterKey, newMasterKey, keyFile, now } = options;
  if (newMasterKey === undefined) {
    if (masterKey !== undefined) throw new Error('Set NEW_MASTER_KEY to the new key.');
    const from = readOldKey(keyFile);
    const people = rotateMasterKey(database, from, prepareNextKey(keyFile));
    const old = adoptNextKey(keyFile, now);
    return `${done(people)} ${keyFile} holds the new key. ${advice(old)}`;
  }
  const from = masterKey === undefined ? readOldKey(keyFile) : parseKey(masterKey, 'MASTER_KEY');
  const people = rotateMasterKey(database, from, parseKey(newMasterKey, 'NEW_MASTER_KEY'));
  return `${done(people)} Set MASTER_KEY to the new key before the server starts. ${advice('The old key')}`;
}

/**
 * The same on PostgreSQL, whose key is always given by the environment: everything is wrapped in one transaction. Returns a
 * sentence for the operator.
 */
export async function rotateKeyOnPostgres({
  databaseUrl,
  masterKey,
  newMasterKey,
}: Pick<RotateKeyOptions, 'masterKey' | 'newMasterKey'> & {
  readonly databaseUrl: string;
}): Promise<string> {
  if (masterKey === undefined || newMasterKey === undefined)
    throw new Error('Set MASTER_KEY to the key of today and NEW_MASTER_KEY to the new key.');
  const from = parseKey(masterKey, 'MASTER_KEY');
  const people = await rotatePostgres(databaseUrl, from, parseKey(newMasterKey, 'NEW_MASTER_KEY'));
  return `${done(people)} Set MASTER_KEY to the new key on every server before it starts. ${advice('The old key')}`;
}

function readOldKey(keyFile: string): Uint8Array {
  const text = readKeyFile(keyFile);
  if (text === undefined)
    throw new Error(`There is no key at ${keyFile}, and MASTER_KEY is not set.`);
  return parseKey(text, keyFile);
}

function done(people: number | undefined): string {
  if (people === undefined) return 'Everything was already encrypted with the new key.';
  return `The keys of ${people} people are now encrypted with the new key.`;
}

function advice(old: string): string {
  return `${old} still opens the backups made so far. Keep it in a separate place as long as you keep them, then destroy it.`;
}
