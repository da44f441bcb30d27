import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PullAnswer, PushAnswer } from '../../shared/protocol/messages';
import { NO_RULES, sampleRecord } from '../store/testing/samples';
import { type Cluster, type Person, startCluster } from '../testing/cluster';
import { type SmallDisk, startOnSmallDisk } from '../testing/small-disk';
import { call } from '../testing/writing';

const LARGEST_FILE = 4 * 1_048_576 + 4_096;
/** So long that a page holds four, and none fits into what is left of one. */
const WORDS = 'Be still and know. '.repeat(70);

let disk: SmallDisk;
let cluster: Cluster;
let person: Person;
let epoch: string;
beforeAll(async () => {
  disk = await startOnSmallDisk(LARGEST_FILE);
  const databaseUrl = await disk.postgres.createDatabase();
  cluster = await startCluster({ name: 'full-disk', servers: 2, databaseUrl });
  person = await cluster.addPerson('anna');
  epoch = await cluster.store.readEpoch();
});
afterAll(async () => {
  await cluster.close();
  await disk.stop();
});

function push(at: number, ids: readonly string[]) {
  const body = { content: WORDS, audioUrl: null };
  return call<PushAnswer>(person, `${cluster.servers[at]?.origin}/api/sync/v1/push`, {
    method: 'POST',
    json: { epoch, rows: ids.map((id) => sampleRecord({ id, body })) },
  });
}

async function pull(at: number): Promise<string[]> {
  const url = `${cluster.servers[at]?.origin}/api/sync/v1/pull?since=0&limit=100`;
  const { outcome, body } = await call<PullAnswer>(person, url);
  expect(outcome).toBe(200);
  return (body?.rows ?? []).map(({ id }) => id).sort();
}

/** Copies a record of another person until no more fit. Resolves with what PostgreSQL then says. */
async function fillTable(): Promise<string> {
  const filler = await cluster.addPerson('filler');
  await cluster.store.applyPush(filler.id, [sampleRecord({ body: { content: WORDS } })], NO_RULES);
  const client = new Client({ connectionString: cluster.databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  const copy = `INSERT INTO records OVERRIDING SYSTEM VALUE SELECT copied.* FROM records AS each,
    generate_series($1::int, $1::int + 999) AS number,
    jsonb_populate_record(each, jsonb_build_object('id', 'copy-' || number, 'sequence', number)) AS copied
    WHERE each.user_id = 'filler' AND each.id = 'entry-1'`;
  try {
    for (let number = 1_000; ; number += 1_000) await client.query(copy, [number]);
  } catch (error) {
    return (error as { readonly code?: string }).code ?? String(error);
  } finally {
    await client.end();
  }
}

it('G13 F2 the disk of PostgreSQL is full: what is pushed is refused whole with 503, reads go on, and so does all once there is room', async () => {
  expect(await push(0, ['before-1', 'before-2'])).toMatchObject({ outcome: 200 });
  expect(await fillTable()).toBe('53100');
  const ids = ['full-1', 'full-2', 'full-3', 'full-4', 'full-5'];
  for (const at of [0, 1]) {
    expect(await push(at, ids)).toMatchObject({ outcome: 503, body: { code: 'BUSY' } });
    expect(await pull(at)).toEqual(['before-1', 'before-2']);
  }
  await disk.makeRoom();
  await expect.poll(async () => (await push(1, ids)).outcome).toBe(200);
  expect(await pull(0)).toEqual(['before-1', 'before-2', ...ids]);
  expect(cluster.servers.map(({ isRunning }) => isRunning)).toEqual([true, true]);
});
