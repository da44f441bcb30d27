import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleRecord } from '../store/testing/samples';
import { type Cluster, startCluster } from '../testing/cluster';
import { openClusterStream } from '../testing/cluster-streams';
import { call } from '../testing/writing';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({ name: 'pokes', servers: 2 });
});
afterAll(() => cluster.close());

/** How long each push of a person takes until a stream on another server is poked, milliseconds, in order. */
async function pokeAcross(id: string, pushes: number): Promise<number[]> {
  const [here, there] = cluster.servers;
  const person = await cluster.addPerson(id);
  const stream = openClusterStream(person, { origin: () => there?.origin ?? '' });
  await expect.poll(() => stream.pokes).toBe(1);
  const epoch = await cluster.store.readEpoch();
  const waits: number[] = [];
  for (let each = 0; each < pushes; each += 1) {
    const before = stream.pokes;
    const json = { epoch, rows: [sampleRecord({ id: `entry-${each}` })] };
    const { outcome } = await call(person, `${here?.origin}/api/sync/v1/push`, {
      method: 'POST',
      json,
    });
    expect(outcome).toBe(200);
    const begun = performance.now();
    await expect.poll(() => stream.pokes, { interval: 5, timeout: 40_000 }).toBeGreaterThan(before);
    waits.push(performance.now() - begun);
  }
  stream.close();
  return waits.sort((one, other) => one - other);
}

it('G10 a push on one server pokes a device of another, nineteen of twenty within two seconds', async () => {
  const waits = await pokeAcross('joined', 20);
  expect(waits[18]).toBeLessThan(2_000);
});

it('G10 P51 without a line between the servers a device hears within thirty seconds', async () => {
  for (const { database } of cluster.servers) database.silence('LISTEN');
  const [wait] = await pokeAcross('cut', 1);
  // It was the line that brought the others.
  expect(wait).toBeGreaterThan(2_000);
  expect(wait).toBeLessThan(30_000);
});
