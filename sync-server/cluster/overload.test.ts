import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cluster, type ClusterServer, type Person, startCluster } from '../testing/cluster';
import { findLost } from '../testing/lost-words';
import { MOST_BYTES } from '../testing/memory-bound';
import { startWriting } from '../testing/writing';

/** A database that answers so late bears some 20 pushes a second: two groups of 64 at a time, each several ways there and back. */
const LATE_MS = 1_500;
/** More than ten times as many, and more than eight connections of 64 statements and all that may wait for one. */
const CROWD = 800;
const PAUSE_MS = 500;
/** For how long, and how long it may take until all is as before. */
const OVERLOADED_MS = 5_000;
const NORMAL_AFTER_MS = 30_000;

let cluster: Cluster;
let server: ClusterServer;
let crowd: Person[];
beforeAll(async () => {
  cluster = await startCluster({ name: 'overload', servers: 1 });
  [server] = cluster.servers as unknown as [ClusterServer];
  crowd = await cluster.addPeople('crowd', CROWD);
});
afterAll(() => cluster.close());

it('G12 ten times what the database bears: refused with 503, memory bounded, normal within half a minute', async () => {
  const epoch = await cluster.store.readEpoch();
  server.database.set({ kind: 'slow', ms: LATE_MS });
  const writing = startWriting(crowd, () => server.origin, { epoch, pauseMs: PAUSE_MS });
  const begun = performance.now();
  let most = 0;
  const look = () => {
    most = Math.max(most, server.residentBytes());
    return performance.now() - begun;
  };
  await expect.poll(look, { interval: 200 }).toBeGreaterThan(OVERLOADED_MS);
  server.database.set({ kind: 'fair' });
  await writing.stop();
  await expect.poll(() => server.isReady(), { timeout: NORMAL_AFTER_MS }).toBe(true);
  expect([...writing.outcomes.keys()].sort()).toEqual([200, 503]);
  expect(most).toBeLessThan(MOST_BYTES);
  const after = startWriting(crowd.slice(0, 3), () => server.origin, { epoch });
  await expect.poll(() => after.count()).toBeGreaterThan(20);
  await after.stop();
  expect([...after.outcomes.keys()]).toEqual([200]);
  expect(await findLost(cluster.store, writing)).toEqual({ lost: [], doubled: [] });
});
