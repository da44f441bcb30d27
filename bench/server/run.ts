/**
 * npm run bench:server: what the built server bears over HTTP, against the figures to aim for, and beside it what SQLite
 * alone does with the same transaction on this disk. Needs Linux, `npm run build`, and `ulimit -n 12000`.
 * SECONDS=10 sets how long each load lasts, STREAMS=5000 how many streams; prints Markdown. DATABASE_URL names a
 * PostgreSQL to measure in place of SQLite. With `--under-attack`: what other people meet while signed-out callers and free
 * accounts at their limits attack the server, with its limits on.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, originOf, runServer } from '../../e2e/support/server';
import { percentile, showBytes, showTime } from '../sync/statistics';
import { HttpClient } from './http-client';
import type { Load } from './load';
import { measureSignIns } from './measure-sign-ins';
import { measureStreams, residentBytes } from './measure-streams';
import { type Crowd, measurePulls, measurePushes } from './measure-sync';
import { measureUnderAttack } from './measure-under-attack';
import { type Person, plantAttackers, plantPeople } from './people';
import { measureRawSqlite } from './raw-sqlite';

const durationMs = Number(process.env.SECONDS ?? 10) * 1000;
const streams = Number(process.env.STREAMS ?? 5_000);
const CONNECTIONS = 64;
const BATCH = 10;
const PULLED = 100;
const POKED_PUSHES = 500;
const VICTIMS = 20;
const ATTACKERS = 3;
const HEADINGS = ['', 'the server', 'aim', 'SQLite alone, the same transaction'];

const masterKey = randomBytes(32);
const dataDir = mkdtempSync(join(tmpdir(), 'bench-server-'));
const database = { dataDir, databaseUrl: process.env.DATABASE_URL, masterKey };
const place = { port: await freePort(), dataDir, folder: process.cwd() };
const origin = originOf(place);
const isAttacked = process.argv.includes('--under-attack');
const server = await runServer(place, {
  // The attackers come from many addresses.
  ...(isAttacked ? { TRUST_PROXY: '1' } : { RATE_LIMITS: 'off' }),
  MASTER_KEY: masterKey.toString('base64'),
});
try {
  await (isAttacked ? measureAttacks() : measureAll());
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true });
}

async function measureAttacks(): Promise<void> {
  const pid = pidOf(server);
  note('people');
  const people = await plantPeople(database, VICTIMS, 1);
  const attackers = await plantAttackers(database, ATTACKERS);
  const crowd = { origin, epoch: await askEpoch(people), people };
  const figures = await measureUnderAttack(crowd, attackers, pid, durationMs, note);
  printRows(
    ['attack', 'pushes of others, p50 / p99 / slowest', 'memory at most', 'answers to the attack'],
    figures.map(({ attack, latencies, bytesAtMost, answers }) => [
      attack,
      [0.5, 0.99, 1].map((share) => showTime(percentile(latencies, share))).join(' / '),
      showBytes(bytesAtMost),
      Object.entries(answers)
        .map(([status, count]) => `${count} × ${status}`)
        .join(', '),
    ]),
  );
}

function pidOf({ pid }: typeof server): number {
  if (pid === undefined) throw new Error('The server has no process.');
  return pid;
}

async function measureAll(): Promise<void> {
  const pid = pidOf(server);
  const plant = (count: number, entriesEach: number) => plantPeople(database, count, entriesEach);
  const everybody = await plant(streams, 0);
  const readers = await plant(100, PULLED);
  const epoch = await askEpoch(readers);
  const crowd: Crowd = { origin, epoch, people: everybody };
  const pushing = { durationMs, connections: CONNECTIONS };

  note('streams');
  const live = await measureStreams(crowd, pid, POKED_PUSHES);
  note('pushes');
  const single = await measurePushes(crowd, { ...pushing, rows: 1 });
  const batches = await measurePushes(crowd, { ...pushing, rows: BATCH });
  note('pulls');
  const reading = { ...crowd, people: readers };
  const pulls = await measurePulls(reading, { durationMs, connections: 16, records: PULLED });
  note('sign-ins');
  const { signIns, pushes } = await measureSignIns(crowd, durationMs);
  const bytesAfter = residentBytes(pid);
  note('SQLite alone');
  const raw = {
    single: await measureRawSqlite(durationMs, 1),
    batch: await measureRawSqlite(durationMs, BATCH),
    grouped: await measureRawSqlite(durationMs, CONNECTIONS),
    groupedBatches: await measureRawSqlite(durationMs, CONNECTIONS * BATCH),
  };

  printRows(HEADINGS, [
    [
      'pushes of one record, per second',
      rate(single),
      '≥ 500',
      `${whole(raw.single)} one a commit, ${whole(raw.grouped)} in groups of ${CONNECTIONS}`,
    ],
    ['… p50 / p99', times(single), 'p99 < 250 ms', ''],
    [
      `records per second in pushes of ${BATCH}`,
      whole(batches.perSecond * BATCH),
      '≥ 3,000',
      `${whole(raw.batch)} one push a commit, ${whole(raw.groupedBatches)} in groups of ${CONNECTIONS}`,
    ],
    ['… p50 / p99', times(batches), 'p99 < 250 ms', ''],
    [`pulls of ${PULLED} records, per second`, rate(pulls), '≥ 500', ''],
    ['… p50 / p99', times(pulls), '', ''],
    [
      `memory with ${whole(live.streams)} open streams (before)`,
      `${showBytes(live.bytesAtMost)} (${showBytes(live.bytesBefore)})`,
      '< 512 MB',
      '',
    ],
    [
      'push sent → other device poked, p50 / p95',
      `${showTime(percentile(live.pokeLatencies, 0.5))} / ${showTime(percentile(live.pokeLatencies, 0.95))}`,
      'p95 < 2 s',
      '',
    ],
    ['sign-ins per second, beside pushes', rate(signIns), '≥ 20', ''],
    [`… those pushes, per second`, rate(pushes), '', ''],
    ['… their p50 / p99', times(pushes), 'p99 < 300 ms', ''],
    ['memory after all of it', showBytes(bytesAfter), '', ''],
  ]);
}

async function askEpoch([person]: readonly Person[]): Promise<string> {
  const client = new HttpClient(origin, 1);
  if (!person) throw new Error('Nobody is there.');
  const answer = await client.get('/api/sync/v1/pull?since=0&limit=1', person);
  client.close();
  return (JSON.parse(answer) as { epoch: string }).epoch;
}

function rate({ perSecond }: Load): string {
  return whole(perSecond);
}

function times({ latencies }: Load): string {
  return `${showTime(percentile(latencies, 0.5))} / ${showTime(percentile(latencies, 0.99))}`;
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}

function note(what: string): void {
  console.error(`${what} …`);
}

function printRows(headings: readonly string[], rows: readonly (readonly string[])[]): void {
  for (const row of [headings, headings.map(() => '---'), ...rows]) {
    console.log(`| ${row.join(' | ')} |`);
  }
}
