import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cluster, type ClusterServer, type Person, startCluster } from '../testing/cluster';
import { findLost } from '../testing/lost-words';
import { MOST_BYTES } from '../testing/memory-bound';
import { call, startWriting } from '../testing/writing';

/** Calls that come meanwhile: more than may wait for a connection. */
const CALLS = 1_000;

let cluster: Cluster;
let people: Person[];
beforeAll(async () => {
  cluster = await startCluster({ name: 'black-hole', servers: 2 });
  const names = ['anna', 'ben', 'clara', 'david'];
  people = await Promise.all(names.map((name) => cluster.addPerson(name)));
});
afterAll(() => cluster.close());

it('G5 a black hole between a server and its database: not ready within five seconds, memory bounded, back by itself', async () => {
  const [server, other] = cluster.servers as unknown as [ClusterServer, ClusterServer];
  const epoch = await cluster.store.readEpoch();
  const writing = startWriting(people, () => server.origin, { epoch });
  await expect.poll(() => writing.count()).toBeGreaterThan(10);
  server.database.set({ kind: 'black-hole' });
  const begun = performance.now();
  await expect.poll(() => server.isReady(), { timeout: 40_000 }).toBe(false);
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect(await other.isReady()).toBe(true);
  const calls = Array.from({ length: CALLS }, (_, at) =>
    call(people[at % people.length] as Person, `${server.origin}/api/sync/v1/pull?since=0`),
  );
  const outcomes = (await Promise.all(calls)).map(({ outcome }) => outcome);
  expect(new Set(outcomes)).toEqual(new Set([503]));
  expect(server.residentBytes()).toBeLessThan(MOST_BYTES);
  server.database.set({ kind: 'fair' });
  await expect.poll(() => server.isReady(), { timeout: 30_000 }).toBe(true);
  const before = writing.count();
  await expect.poll(() => writing.count(), { timeout: 30_000 }).toBeGreaterThan(before + 10);
  await writing.stop();
  expect(await findLost(cluster.store, writing)).toEqual({ lost: [], doubled: [] });
});
