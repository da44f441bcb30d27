import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createKeys } from '../../sealing/master-key-keys';
import { createReadiness } from '../../services/readiness';
import { startPostgres } from '../../testing/postgres';
import type { Store } from '../store';
import { NO_RULES, sampleAccount, sampleRecord } from '../testing/samples';
import { openPostgresStore } from './open-postgres-store';

/** What stands between the server and its database, and can swallow what either sends. */
interface Hole {
  readonly port: number;
  open(): void;
  close(): void;
  end(): Promise<void>;
}

let hole: Hole;
let store: Store;
beforeEach(async () => {
  const url = new URL(await (await startPostgres()).createDatabase());
  hole = await startHole(url);
  url.port = String(hole.port);
  url.hostname = '127.0.0.1';
  const keys = createKeys(Buffer.alloc(32, 3));
  store = await openPostgresStore({ url: url.href, keys, randomId: () => 'epoch-1' });
  await store.createAccount(sampleAccount('anna'));
});
afterEach(async () => {
  await store.close();
  await hole.end();
});

async function startHole({ hostname, port }: URL): Promise<Hole> {
  const sockets = new Set<Socket>();
  let isOpen = false;
  const server: Server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => isOpen || to.write(bytes));
      from.on('error', () => undefined).on('close', () => to.destroy());
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    open: () => {
      isOpen = true;
    },
    close: () => {
      isOpen = false;
    },
    end() {
      for (const socket of sockets) socket.destroy();
      return new Promise((ended) => server.close(() => ended()));
    },
  };
}

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
  hole.open();
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
  hole.close();
  await expect.poll(isReady).toBe(true);
  expect((await push(200)).wrote).toBe(true);
}, 60_000);
