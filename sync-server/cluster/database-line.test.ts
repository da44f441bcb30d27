import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cluster, type ClusterServer, startCluster } from '../testing/cluster';
import { openClusterDevice } from '../testing/cluster-device';
import { call } from '../testing/writing';

/** The statement by which a push begins, and its last. */
const COMMIT_OF_A_PUSH = ['COMMIT', 'lock-people'] as const;

let cluster: Cluster;
let server: ClusterServer;
beforeAll(async () => {
  cluster = await startCluster({ name: 'database-line', servers: 1 });
  [server] = cluster.servers as unknown as [ClusterServer];
});
afterAll(() => cluster.close());

it('G6 P18 the answer to a COMMIT is lost: nothing is doubled, and nothing conflicts with itself', async () => {
  const person = await cluster.addPerson('g6');
  const device = await openClusterDevice(person);
  await device.write('entry-0', 'first');
  await device.syncToEnd(() => server.origin);
  for (let each = 1; each <= 5; each += 1) {
    const before = server.database.answersLost;
    await device.write('entry-0', `changed ${each}`);
    await device.write(`entry-${each}`, `words ${each}`);
    server.database.loseAnswerTo(...COMMIT_OF_A_PUSH);
    expect(await device.sync(server.origin)).toMatchObject({ kind: 'try-again' });
    expect(server.database.answersLost).toBe(before + 1);
    const { rows } = await cluster.store.pull(person.id, 0, 100, 1e9);
    expect(rows.map(({ id }) => id)).toContain(`entry-${each}`);
    await device.syncToEnd(() => server.origin);
  }
  const words = await device.words();
  expect(words['entry-0']).toBe('changed 5');
  expect([Object.keys(words).length, await device.keptVersions()]).toEqual([6, 0]);
  const { rows, checkpoint } = await cluster.store.pull(person.id, 0, 100, 1e9);
  // Six entries, five changes of the first: what was sent again took no further number.
  expect([rows.length, checkpoint]).toEqual([6, 11]);
  await device.close();
});

it('G6 the same for an entry that is made by a call', async () => {
  const person = await cluster.addPerson('g6-call');
  const send = () =>
    call(person, `${server.origin}/api/journal`, {
      method: 'POST',
      headers: { 'idempotency-key': 'of-this-entry' },
      json: { date: '2026-03-01', content: 'be still' },
    });
  server.database.loseAnswerTo(...COMMIT_OF_A_PUSH);
  const answers = [await send(), await send(), await send()];
  expect(answers.map(({ outcome }) => outcome)).toEqual([503, 201, 201]);
  const { rows } = await cluster.store.pull(person.id, 0, 100, 1e9);
  expect(rows).toHaveLength(1);
});
