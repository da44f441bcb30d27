import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeys } from '../../sealing/master-key-keys';
import { createPokeHub, joinPokeLine, type PokeHub, pokeAccounts } from '../../services/pokes';
import { Streams } from '../../services/streams';
import { pushRows } from '../../services/sync/push-rows';
import { startPostgres } from '../../testing/postgres';
import { prepareDatabase, type TestDatabase } from '../../testing/test-databases';
import { DATABASE_KEY } from '../sql/key-names';
import type { Store } from '../store';
import { sampleAccount, sampleRecord } from '../testing/samples';
import { openPostgresStore } from './open-postgres-store';
import { openPostgresPokes } from './poke-line';

const keys = createKeys(Buffer.alloc(32, 3));
const anna = sampleAccount('anna');
const END_LINES = `
  SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
  WHERE application_name = 'choose-wholeness pokes' AND datname = current_database()`;
const LINES = `
  SELECT count(*)::int AS lines FROM pg_stat_activity
  WHERE application_name = 'choose-wholeness pokes' AND datname = current_database()
    AND query LIKE '%LISTEN%'`;

interface TestServer {
  readonly store: Store;
  readonly pokes: PokeHub;
  readonly lost: Error[];
  close(): Promise<void>;
}

let database: TestDatabase;
let servers: readonly [TestServer, TestServer];
beforeAll(async () => {
  database = await prepareDatabase(await (await startPostgres()).createDatabase());
});
afterAll(() => database.pool.end());
beforeEach(async () => {
  await database.empty({ epoch: 'epoch-1', keyCheck: keys.newWrappedKey(DATABASE_KEY) });
  servers = [await openServer('one'), await openServer('two')];
  await servers[0].store.createAccount(anna);
  await untilBothListen();
});
afterEach(async () => {
  for (const server of servers) await server.close();
});

async function openServer(serverId: string): Promise<TestServer> {
  const { url } = database;
  const lost: Error[] = [];
  const line = openPostgresPokes({ url, serverId, onLost: (error) => void lost.push(error) });
  const store = await openPostgresStore({ url, keys, randomId: () => 'epoch-1' });
  const close = async () => {
    await line.close();
    await store.close();
  };
  return { store, pokes: joinPokeLine(createPokeHub(), line), lost, close };
}

async function untilBothListen(): Promise<void> {
  await expect.poll(async () => (await database.pool.query(LINES)).rows[0].lines).toBe(2);
}

async function push({ store, pokes }: TestServer, id: string) {
  const log = { warn: () => undefined };
  const epoch = await store.readEpoch();
  return pushRows({ store, pokes, log }, anna, { epoch, rows: [sampleRecord({ id })] });
}

describe('P57 pokes between servers', () => {
  it('are heard on the other server once, and once on their own', async () => {
    const [first, second] = servers;
    const [here, there] = [vi.fn(), vi.fn()];
    first.pokes.subscribe('anna', here);
    second.pokes.subscribe('anna', there);
    await push(first, 'entry-1');
    await vi.waitFor(() => expect(there).toHaveBeenCalled());
    await pokeAccounts(second, ['anna', 'nobody']);
    await vi.waitFor(() => expect(here).toHaveBeenCalledTimes(2));
    const calls = [
      [1, 0],
      [1, 1],
    ];
    expect([here.mock.calls, there.mock.calls]).toEqual([calls, calls]);
  });

  it('arrive within 200 ms as a rule', async () => {
    const [first, second] = servers;
    const took: number[] = [];
    for (let number = 1; number <= 200; number += 1) {
      const heard = new Promise<void>((resolve) => {
        const end = second.pokes.subscribe('anna', (sequence) => {
          if (sequence !== number) return;
          end();
          resolve();
        });
      });
      await push(first, `entry-${number}`);
      const pushedAt = performance.now();
      await heard;
      took.push(performance.now() - pushedAt);
    }
    const sorted = took.toSorted((one, other) => one - other);
    expect(sorted[190]).toBeLessThan(200);
  });

  it('of many people at once all arrive', async () => {
    const [first, second] = servers;
    const heard = new Map<string, number>();
    const ids = Array.from({ length: 2_000 }, (_, at) => `person-${at}`);
    for (const id of ids) {
      second.pokes.subscribe(id, (sequence) => heard.set(id, sequence));
      first.pokes.publish(id, 1);
      first.pokes.publish(id, 2);
    }
    await vi.waitFor(() => expect(heard.size).toBe(2_000));
    expect(new Set(heard.values())).toEqual(new Set([2]));
  });

  it('come again by themselves after the connection was cut, and the sweep makes up for those between', async () => {
    const [first, second] = servers;
    const session = { tokenHash: 'token', accountId: 'anna', createdAt: 1, expiresAt: 10 };
    await first.store.createSession(session);
    const there = vi.fn();
    let sweep: () => void = () => undefined;
    const streams = new Streams({
      store: second.store,
      pokes: second.pokes,
      now: () => 2,
      startInterval: (_, tick) => {
        sweep = tick;
        return () => undefined;
      },
      log: { error: () => undefined },
    });
    const listener = { accountId: 'anna', tokenHash: 'token', sequence: 0, stirred: 0 };
    streams.add(listener, { poke: there, beat: () => undefined, end: () => undefined });
    await database.pool.query(END_LINES);
    await expect.poll(() => second.lost.length).toBe(1);
    // No server hands this one on.
    await first.store.stirAccounts(['anna']);
    sweep();
    await vi.waitFor(() => expect(there).toHaveBeenCalledOnce());
    await untilBothListen();
    await push(first, 'entry-2');
    await vi.waitFor(() => expect(there).toHaveBeenCalledTimes(2));
    expect([first.lost.length, second.lost.length]).toEqual([1, 1]);
  });

  it('hold up nobody where the database can’t be reached', async () => {
    const onLost = vi.fn();
    const url = 'postgres://tester@127.0.0.1:1/wholeness';
    const line = openPostgresPokes({ url, serverId: 'three', onLost });
    for (let at = 0; at < 30_000; at += 1) {
      line.send({ accountId: `person-${at}`, sequence: 1, stirred: 0 });
    }
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce());
    await line.close();
  });
});
