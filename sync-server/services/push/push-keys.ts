import webPush from 'web-push';
import type { PersonKey } from '../../sealing/keys';
import { openJson, sealJson } from '../../sealing/sealed-json';
import type { Reading, Writing } from '../../store/sql/database';
import { readDatabaseKey } from '../../store/sql/ledger';
import {
  addPushKey,
  deleteUnusedPushKeys,
  findNewestPushKey,
  findPushKey,
} from '../../store/sql/push-rows';
import type { Store } from '../../store/store';

type KeyStore = Pick<Store, 'read' | 'write' | 'keys'>;

/** A pair of keys by which push services know this server, each base64url (RFC 8292). */
export interface PushKey {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * The public key that devices subscribe for. The first call makes the pair and keeps it in the database, sealed under the
 * database's own key, so that all servers on it have the same (H1).
 */
export async function ensurePushKey(store: KeyStore): Promise<string> {
  const known = await store.read(findNewestPushKey);
  if (known) return known.id;
  return store.write(
    async (tx) => (await findNewestPushKey(tx))?.id ?? (await makeKey(tx, store.keys)),
  );
}

/**
 * Makes a new pair. Each device subscribes for it the next time it opens the app; until then it is reached by the one before,
 * which goes with the last device that is reached so (H1).
 */
export function rotatePushKey({ write, keys }: Pick<Store, 'write' | 'keys'>): Promise<string> {
  return write(async (tx) => {
    const id = await makeKey(tx, keys);
    await deleteUnusedPushKeys(tx, id);
    return id;
  });
}

/** The pair with this public key. Throws SealBrokenError if what is stored was changed. */
export async function readPushKey(
  tx: Reading,
  keys: Store['keys'],
  id: string,
): Promise<PushKey | undefined> {
  const row = await findPushKey(tx, id);
  if (!row) return undefined;
  const key = await readDatabaseKey(tx, keys);
  return { publicKey: id, privateKey: openJson<string>(key, placeOf(id, row.madeAt), row.sealed) };
}

async function makeKey(tx: Writing, keys: Store['keys']): Promise<string> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const key = await readDatabaseKey(tx, keys);
  // Later than the one before, whatever the clock says.
  const newest = await findNewestPushKey(tx);
  const madeAt = Math.max(await tx.now(), (newest?.madeAt ?? 0) + 1);
  await addPushKey(tx, { id: publicKey, madeAt, sealed: seal(key, publicKey, madeAt, privateKey) });
  return publicKey;
}

function seal(key: PersonKey, id: string, madeAt: number, privateKey: string): Buffer {
  return sealJson(key, placeOf(id, madeAt), privateKey);
}

function placeOf(id: string, madeAt: number) {
  return { id, kind: 'push-key', beside: [madeAt] };
}
