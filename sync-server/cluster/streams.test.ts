import { afterAll, beforeAll, expect, it } from 'vitest';
import { LIMITS } from '../../shared/protocol/limits';
import { type Cluster, type Person, startCluster } from '../testing/cluster';
import { type ClusterStream, openClusterStream } from '../testing/cluster-streams';
import { findLost } from '../testing/lost-words';
import { startWriting } from '../testing/writing';

/** Streams of the server that is told to stop. One process bears 5,000, with `STREAMS=5000 DRAIN_SECONDS=25`. */
const STREAMS = Number(process.env.STREAMS ?? 1_000);
const DRAIN_SECONDS = Number(process.env.DRAIN_SECONDS ?? 10);
/** Ended all at once they would come back within five seconds, which is twice the rate of an even end. */
const MOST_A_SECOND = (1.5 * STREAMS) / DRAIN_SECONDS;
const OPENED_AT_ONCE = 50;

let cluster: Cluster;
let streams: ClusterStream[];
beforeAll(async () => {
  streams = [];
  const env = { DRAIN_SECONDS: String(DRAIN_SECONDS) };
  cluster = await startCluster({ name: 'streams', env });
});
afterAll(async () => {
  for (const stream of streams) stream.close();
  await cluster.close();
});

/** The most that fell into any one second. */
function busiestSecond(moments: readonly number[]): number {
  const within = (from: number) => moments.filter((at) => at >= from && at < from + 1_000).length;
  return Math.max(0, ...moments.map(within));
}

function countOpen(): number {
  return streams.filter(({ isOpen }) => isOpen).length;
}

it('G11 P52 a server with many streams is told to stop: they come back without a crowd, and no push is lost', async () => {
  const [stopping] = cluster.servers;
  const count = Math.ceil(STREAMS / LIMITS.streams);
  const people = await cluster.addPeople('listener', count);
  let isStopping = false;
  const came: number[] = [];
  const origin = (isReturn: boolean) => {
    if (isReturn) came.push(performance.now());
    return isStopping ? cluster.origin : (stopping?.origin ?? '');
  };
  while (streams.length < STREAMS) {
    for (let each = 0; each < OPENED_AT_ONCE; each += 1) {
      const person = people[streams.length % people.length] as Person;
      streams.push(openClusterStream(person, { origin }));
    }
    await expect.poll(countOpen, { interval: 5 }).toBe(streams.length);
  }
  const epoch = await cluster.store.readEpoch();
  const writing = startWriting(people.slice(0, 4), () => cluster.origin, { epoch });
  isStopping = true;
  expect(await stopping?.stop()).toBe(0);
  // Refused once, a device waits up to half a minute.
  await expect.poll(countOpen, { timeout: 60_000 }).toBe(STREAMS);
  await writing.stop();
  expect(came).toHaveLength(STREAMS);
  expect(busiestSecond(came)).toBeLessThanOrEqual(MOST_A_SECOND);
  expect(await findLost(cluster.store, writing)).toEqual({ lost: [], doubled: [] });
});
