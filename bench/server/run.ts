/**
 * npm run bench:server: what the built server bears over HTTP, on SQLite and on PostgreSQL, against the figures to aim for,
 * and beside it what SQLite alone does with the same transaction on this disk. Needs Linux, `npm run build`, and
 * `ulimit -n 12000`. SECONDS=10 sets how long each load lasts, STREAMS=5000 how many streams, ENGINES=sqlite,postgres which
 * engines; prints Markdown. DATABASE_URL names an empty PostgreSQL; without it one is started, which writes to its disk as in
 * production. With `--several`: three servers on one PostgreSQL, with STREAMS in all. With `--under-attack`: what other people meet while signed-out callers and free accounts at their limits attack
 * the server on SQLite, with its limits on. With `--profile`: where the server's processor time goes, as CPU profiles and flame
 * graphs in `bench/server/profiles`.
 */
import { startDurablePostgres } from '../../sync-server/testing/postgres';
import { percentile, showBytes, showTime } from '../sync/statistics';
import type { Load } from './load';
import {
  askEpoch,
  BATCH,
  CONNECTIONS,
  type EngineFigures,
  type MeasuredServer,
  measureEngine,
  PULLED,
  withServer,
  withServers,
} from './measure-engine';
import { measureProfiles, PROFILED } from './measure-profiles';
import { measureSeveral } from './measure-several';
import { measureUnderAttack } from './measure-under-attack';
import { plantAttackers, plantPeople } from './people';
import type { CostedLoad } from './processor';
import { measureRawPulls, measureRawPushes } from './raw-sqlite';

const durationMs = Number(process.env.SECONDS ?? 10) * 1000;
const streams = Number(process.env.STREAMS ?? 5_000);
const engines = (process.env.ENGINES ?? 'sqlite,postgres').split(',');
const SERVERS = 3;
const POKED_PUSHES = 500;
const VICTIMS = 20;
const ATTACKERS = 3;

if (process.argv.includes('--under-attack')) {
  // The attackers come from many addresses.
  await withServer(undefined, { TRUST_PROXY: '1' }, measureAttacks);
} else if (process.argv.includes('--several')) {
  await onPostgres((url) => withServers(SERVERS, url, measureServers));
} else if (process.argv.includes('--profile')) {
  for (const engine of engines) await profileOn(engine);
} else {
  await measureAll();
}

async function measureServers(servers: readonly MeasuredServer[]): Promise<void> {
  const [first] = servers;
  if (!first) throw new Error('There is no server.');
  note('people');
  const people = await plantPeople(first.database, streams, 0);
  const epoch = await askEpoch(first.origin, people);
  note('streams');
  const figures = await measureSeveral(servers, { epoch, people }, POKED_PUSHES);
  const [median, late] = [0.5, 0.95].map((share) => percentile(figures.pokeLatencies, share));
  printRows(
    ['', `${servers.length} servers on PostgreSQL`, 'aim'],
    [
      [
        `memory of each with ${whole(figures.streams)} streams in all (before)`,
        figures.bytesAtMost
          .map((bytes, at) => `${showBytes(bytes)} (${showBytes(figures.bytesBefore[at] ?? 0)})`)
          .join(', '),
        '≤ 256 MB',
      ],
      [
        'push answered → a device of another server poked, p50 / p95',
        `${showTime(median ?? 0)} / ${showTime(late ?? 0)}`,
        'p95 < 200 ms',
      ],
    ],
  );
}

async function measureAttacks({ origin, pid, database }: MeasuredServer): Promise<void> {
  note('people');
  const people = await plantPeople(database, VICTIMS, 1);
  const attackers = await plantAttackers(database, ATTACKERS);
  const crowd = { origin, epoch: await askEpoch(origin, people), people };
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

async function profileOn(engine: string): Promise<void> {
  const loads = await onEngine(engine, (databaseUrl) =>
    withServer(databaseUrl, { RATE_LIMITS: 'off', ...PROFILED }, (server) =>
      measureProfiles(server, engine, durationMs),
    ),
  );
  for (const { name, shares } of loads) {
    const rows = shares.map(({ name: called, share }) => [called, `${(100 * share).toFixed(1)} %`]);
    printRows([`${name} on ${engine}`, 'of the processor time'], rows);
  }
}

async function measureAll(): Promise<void> {
  const measured: EngineFigures[] = [];
  for (const engine of engines) measured.push(await onEngine(engine, measureOn));
  note('SQLite alone');
  const raw = {
    single: await measureRawPushes(durationMs, 1),
    batch: await measureRawPushes(durationMs, BATCH),
    grouped: await measureRawPushes(durationMs, CONNECTIONS),
    pages: await measureRawPulls(durationMs, PULLED),
    groupedBatches: await measureRawPushes(durationMs, CONNECTIONS * BATCH),
  };

  const row = (what: string, show: (figures: EngineFigures) => string, aim = '', alone = '') => [
    what,
    ...measured.map(show),
    aim,
    alone,
  ];
  printRows(
    ['', ...engines, 'aim', 'SQLite alone, the same transaction'],
    [
      row(
        'pushes of one record, per second',
        ({ single }) => rate(single),
        '≥ 2,000',
        `${whole(raw.single)} one a commit, ${whole(raw.grouped)} in groups of ${CONNECTIONS}`,
      ),
      row('… p50 / p99', ({ single }) => times(single), 'p99 < 150 ms'),
      row('… processor of server / database', ({ single }) => cost(single), 'database ≤ 300 µs'),
      row(
        `records per second in pushes of ${BATCH}`,
        ({ batches }) => whole(batches.perSecond * BATCH),
        '≥ 10,000',
        `${whole(raw.batch)} one push a commit, ${whole(raw.groupedBatches)} in groups of ${CONNECTIONS}`,
      ),
      row('… p50 / p99', ({ batches }) => times(batches), 'p99 < 150 ms'),
      row('… processor of server / database', ({ batches }) => cost(batches)),
      row(
        `pulls of ${PULLED} records, per second`,
        ({ pulls }) => rate(pulls),
        '≥ 1,000 on SQLite',
        `${whole(raw.pages)} read and opened by one thread`,
      ),
      row('… p50 / p99', ({ pulls }) => times(pulls), 'p99 < 150 ms'),
      row('… processor of server / database', ({ pulls }) => cost(pulls)),
      row(
        `memory with ${whole(streams)} open streams (before)`,
        ({ live }) => `${showBytes(live.bytesAtMost)} (${showBytes(live.bytesBefore)})`,
        '< 512 MB',
      ),
      row(
        'push sent → other device poked, p50 / p95',
        ({ live }) =>
          [0.5, 0.95].map((share) => showTime(percentile(live.pokeLatencies, share))).join(' / '),
        'p95 < 2 s',
      ),
      row('sign-ins per second, beside pushes', ({ signIns }) => rate(signIns), '≥ 20'),
      row('… those pushes, per second', ({ pushesBeside }) => rate(pushesBeside)),
      row('… their p50 / p99', ({ pushesBeside }) => times(pushesBeside), 'p99 < 300 ms'),
      row('memory after all of it', ({ bytesAfter }) => showBytes(bytesAfter), '≤ 400 MB'),
    ],
  );
}

/** On a PostgreSQL, or without one on SQLite. */
function onEngine<Value>(
  engine: string,
  measure: (databaseUrl: string | undefined) => Promise<Value>,
): Promise<Value> {
  return engine === 'postgres' ? onPostgres(measure) : measure(undefined);
}

async function onPostgres<Value>(measure: (databaseUrl: string) => Promise<Value>): Promise<Value> {
  const named = process.env.DATABASE_URL;
  if (named) return measure(named);
  const postgres = await startDurablePostgres();
  try {
    return await measure(await postgres.createDatabase());
  } finally {
    await postgres.stop();
  }
}

function measureOn(databaseUrl: string | undefined): Promise<EngineFigures> {
  return withServer(databaseUrl, { RATE_LIMITS: 'off' }, (server) =>
    measureEngine(server, { durationMs, streams, note }),
  );
}

function rate({ perSecond }: Load): string {
  return whole(perSecond);
}

function times({ latencies }: Load): string {
  return `${showTime(percentile(latencies, 0.5))} / ${showTime(percentile(latencies, 0.99))}`;
}

function cost({ serverMicros, databaseMicros }: CostedLoad): string {
  const database = databaseMicros === undefined ? '–' : `${whole(databaseMicros)} µs`;
  return `${whole(serverMicros)} µs / ${database}`;
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
