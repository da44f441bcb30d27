import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createKeys } from '../../sealing/master-key-keys';
import { openSqliteStore } from '../../store/sqlite/open-sqlite-store';
import { rotateMasterKey } from '../../store/sqlite/rotate-master-key';
import { ensurePushKey, readPushKey } from './push-keys';

const [KEY, NEXT] = [Buffer.alloc(32, 3), Buffer.alloc(32, 4)];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'push-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (key: Uint8Array) => {
  const file = join(folder, 'wholeness.sqlite');
  return openSqliteStore({ file, keys: createKeys(key), randomId: () => 'epoch-1' });
};

/** The pair as a server with this master key has it, started and stopped. */
async function pairWith(key: Uint8Array) {
  const store = open(key);
  const id = await ensurePushKey(store);
  const pair = await store.read((tx) => readPushKey(tx, store.keys, id));
  await store.close();
  return pair;
}

it('H1 the pair is made once, and stays over a restart and a change of the master key', async () => {
  const first = await pairWith(KEY);
  expect(first?.privateKey).toMatch(/^[\w-]{43}$/);
  expect(await pairWith(KEY)).toEqual(first);
  rotateMasterKey(join(folder, 'wholeness.sqlite'), KEY, NEXT);
  expect(await pairWith(NEXT)).toEqual(first);
});

it('H1 the private key stands nowhere in the clear', async () => {
  const { privateKey = '', publicKey = '' } = (await pairWith(KEY)) ?? {};
  const onDisk = Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))));
  expect(onDisk.includes(publicKey)).toBe(true);
  expect(onDisk.includes(privateKey)).toBe(false);
  expect(onDisk.includes(Buffer.from(privateKey, 'base64url'))).toBe(false);
});
