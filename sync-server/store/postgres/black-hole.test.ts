import { afterEach, beforeEach, expect, it } from 'vitest';
import { createKeys } from '../../sealing/master-key-keys';
import { createReadiness } from '../../services/readiness';
import { type FaultProxy, startFaultProxy } from '../../testing/fault-proxy';
import { startPostgres } from '../../testing/postgres';
import type { Store } from '../store';
import { NO_RULES, sampleAccount, sampleRecord } from '../testing/samples';
import { openPostgresStore } from './open-postgres-store';

let line: FaultProxy;
let store: Store;
beforeEach(async () => {
  const url = new URL(await (await startPostgres()).createDatabase());
  const target = Number(url.port);
  line = await startFaultProxy(() => target);
  url.port = String(line.port);
  url.hostname = '127.0.0.1';
  const keys = createKeys(Buffer.alloc(32, 3));
  store = await openPostgresStore({ url: url.href, keys, randomId: () => 'epoch-1' });
  await store.createAccount(sampleAccount('anna'));
});
afterEach(async () => {
  await store.close();
  await line.close();
});

it('P59 a database that swallows what it is sent: not ready within 5 s, 503 for all, and back by itself', async () => {
  const isReady = createReadiness({
    store,
    streams: { isEnding: false },
    log: { warn: () => undefined },
    now: Date.now,
  });
  const push = (at: number) =>
    store.applyPush('anna', [sampleRecord({ id: `entry-${at}` })], NO_RULES);
  await Promise.all(Array.from({ length: 20 }, (_, at) => push(at)));
  line.set({ kind: 'black-hole' });
  const began = performance.now();
  const asked = Array.from({ length: 60 }, (_, at) =>
    at % 2 === 0 ? push(100 + at) : store.findAccount('anna'),
  );
  const refused = Promise.allSettled(asked);
  expect(await isReady()).toBe(false);
  expect(performance.now() - began).toBeLessThan(5_000);
  const codes = (await refused).map((one) => (one.status === 'rejected' ? one.reason.code : 'ok'));
  expect(new Set(codes)).toEqual(new Set(['BUSY']));
  expect(performance.now() - began).toBeLessThan(20_000);
  line.set({ kind: 'fair' });
  await expect.poll(isReady).toBe(true);
  expect((await push(200)).wrote).toBe(true);
}, 60_000);
