import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import * as esbuild from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordState } from '../../../shared/records/record';
import { createKeys } from '../../sealing/master-key-keys';
import { sampleAccount, sampleRecord } from '../testing/samples';
import { openDatabase } from './open-database';
import { openSqliteStore } from './open-sqlite-store';
import { type PushMessage, type PushReply, TEST_MASTER_KEY } from './testing/push-process';

const KILLS = 50;
const PEOPLE = ['anna', 'ben'];
const PUSHES_UNDER_WAY = 12;

let folder: string;
let file: string;
let script: string;

const openStore = () =>
  openSqliteStore({ file, keys: createKeys(TEST_MASTER_KEY), randomId: () => 'epoch-1' });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crash-'));
  file = join(folder, 'wholeness.sqlite');
  script = join(folder, 'push-process.cjs');
  await esbuild.build({
    stdin: {
      contents: "import { servePushes } from './push-process'; void servePushes(process.argv[2]);",
      resolveDir: join(import.meta.dirname, 'testing'),
    },
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external: ['better-sqlite3'],
  });
  const store = openStore();
  for (const person of PEOPLE) await store.createAccount(sampleAccount(person));
  await store.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Acknowledged {
  readonly accountId: string;
  readonly row: RecordState;
}

/** Starts the process, pushes without pause, kills it at an acknowledgement; gives all that was acknowledged. */
async function pushUntilKilled(round: number): Promise<Acknowledged[]> {
  const child = fork(script, [file], { env: { NODE_PATH: resolve('node_modules') }, execArgv: [] });
  await once(child, 'message');
  const sent: Acknowledged[] = [];
  const acknowledged: Acknowledged[] = [];
  const killAfter = 1 + ((round * 7) % 40);
  const pushNext = () => sent.push(send(child, round, sent.length));
  child.on('message', ({ number, accepted }: PushReply) => {
    const push = sent[number]!;
    expect(accepted).toEqual([push.row.id]);
    acknowledged.push(push);
    if (acknowledged.length === killAfter) child.kill('SIGKILL');
    else pushNext();
  });
  for (let started = 0; started < PUSHES_UNDER_WAY; started += 1) pushNext();
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
  return acknowledged;
}

function send(child: ChildProcess, round: number, number: number): Acknowledged {
  const accountId = PEOPLE[number % PEOPLE.length]!;
  const content = `words ${round} ${number} ${'and more '.repeat(number % 300)}`;
  const row = sampleRecord({ id: `${round}-${number}`, body: { content, audioUrl: null } });
  // A push after the kill finds the channel closed: it is simply never acknowledged.
  child.send({ number, accountId, rows: [row] } satisfies PushMessage, () => undefined);
  return { accountId, row };
}

describe('a server that is killed', () => {
  it(`P20 keeps every acknowledged write through ${KILLS} kills during pushes`, async () => {
    const all: Acknowledged[] = [];
    for (let round = 0; round < KILLS; round += 1) all.push(...(await pushUntilKilled(round)));
    expect(all.length).toBeGreaterThan(KILLS * 10);
    const store = openStore();
    for (const { accountId, row } of all) {
      expect(await store.getRecord(accountId, row.id)).toEqual(row);
    }
    for (const person of PEOPLE) await expectWhole(store, person);
    await store.close();
    const db = new Sqlite(file);
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    db.close();
  }, 180_000);

  it('commits through a power cut too: synchronous reads back as FULL', () => {
    const db = openDatabase(file);
    expect(db.pragma('synchronous', { simple: true })).toBe(2);
    db.close();
  });
});

/** Counter, digest and records of a person were committed together or not at all. */
async function expectWhole(store: ReturnType<typeof openStore>, person: string): Promise<void> {
  const { rows, checkpoint } = await store.pull(person, 0, 100_000, 1e9);
  expect(checkpoint).toBe(rows.length);
  expect(await store.sequence(person)).toBe(rows.length);
  const everyId = rows.map((row) => row.id);
  expect((await store.digest(person, everyId)).digest).toBe('00'.repeat(32));
}
