import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cluster, type Person, startCluster } from '../testing/cluster';
import { findLost } from '../testing/lost-words';
import { startWriting } from '../testing/writing';

const KILLS = 30;
const PEOPLE = 8;
/** So late that a kill often falls between the last statement of a push and its commit. */
const LATE = { kind: 'slow', ms: 25 } as const;

let cluster: Cluster;
let people: Person[];
beforeAll(async () => {
  cluster = await startCluster({ name: 'killed-server' });
  people = await cluster.addPeople('writer', PEOPLE);
});
afterAll(() => cluster.close());

it('G1 a server that is killed in a push, thirty times, loses nothing it acknowledged; the others serve its devices', async () => {
  const epoch = await cluster.store.readEpoch();
  const writing = startWriting(people, () => cluster.origin, { epoch });
  for (const { database } of cluster.servers) database.set(LATE);
  const waits: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = cluster.servers[kill % cluster.servers.length];
    const before = writing.count();
    await expect.poll(() => writing.count(), { interval: 10 }).toBeGreaterThan(before + PEOPLE);
    writing.longestWaitMs();
    await server?.kill();
    server?.database.set({ kind: 'fair' });
    await server?.start();
    server?.database.set(LATE);
    waits.push(writing.longestWaitMs());
  }
  await writing.stop();
  expect(await findLost(cluster.store, writing)).toEqual({ lost: [], doubled: [] });
  waits.sort((one, other) => one - other);
  // The worst is on a machine that does much else.
  expect(waits[KILLS / 2]).toBeLessThan(2_000);
  expect(waits.at(-1)).toBeLessThan(10_000);
});
