import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cluster, type Person, startCluster } from '../testing/cluster';
import { findLost } from '../testing/lost-words';
import { type OwnPostgres, startDurablePostgres } from '../testing/postgres';
import { call, startWriting } from '../testing/writing';

const KILLS = 2;
const PEOPLE = 8;

let postgres: OwnPostgres;
let cluster: Cluster;
let people: Person[];
beforeAll(async () => {
  postgres = await startDurablePostgres();
  const databaseUrl = await postgres.createDatabase();
  cluster = await startCluster({ name: 'killed-database', databaseUrl });
  people = await cluster.addPeople('writer', PEOPLE);
});
afterAll(async () => {
  await cluster.close();
  await postgres.stop();
});

it('G2 a PostgreSQL that is killed under load: 503 meanwhile, no server ends, nothing acknowledged is lost', async () => {
  const epoch = await cluster.store.readEpoch();
  // Each server is asked itself: a balancer would answer for it.
  const writings = cluster.servers.map(({ origin }, at) =>
    startWriting(
      people.filter((_, each) => each % cluster.servers.length === at),
      () => origin,
      { epoch },
    ),
  );
  const counts = () => writings.map((writing) => writing.count());
  const untilAllWrote = (more: number) => {
    const before = counts();
    return expect
      .poll(() => Math.min(...counts().map((count, at) => count - (before[at] ?? 0))))
      .toBeGreaterThan(more);
  };
  for (let kill = 0; kill < KILLS; kill += 1) {
    await untilAllWrote(10);
    await postgres.killAndStart(async () => {
      for (const [at, server] of cluster.servers.entries()) {
        await expect.poll(() => server.isReady()).toBe(false);
        const { outcome } = await call(people[at] as Person, `${server.origin}/api/journal`);
        expect(outcome).toBe(503);
      }
    });
  }
  await untilAllWrote(10);
  await Promise.all(writings.map((writing) => writing.stop()));
  for (const writing of writings) {
    expect([...writing.outcomes.keys()].sort()).toEqual([200, 503]);
    expect(await findLost(cluster.store, writing)).toEqual({ lost: [], doubled: [] });
  }
  expect(cluster.servers.map(({ isRunning }) => isRunning)).toEqual([true, true, true]);
});
