import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cluster, type Person, startCluster } from '../testing/cluster';
import { findLost } from '../testing/lost-words';
import { startWriting } from '../testing/writing';

const KILLS = 30;
const PEOPLE = 8;

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
  let starting: Promise<unknown> = Promise.resolve();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = cluster.servers[kill % cluster.servers.length];
    const before = writing.count();
    await expect.poll(() => writing.count(), { interval: 10 }).toBeGreaterThan(before + PEOPLE);
    await server?.kill();
    // One starts while the next is killed, and a third serves.
    await starting;
    starting = server?.start() ?? starting;
  }
  await starting;
  await writing.stop();
  expect(await findLost(cluster.store, writing)).toEqual({ lost: [], doubled: [] });
  expect(writing.longestWaitMs()).toBeLessThan(2_000);
});
