import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { originOf, runServer } from '../../e2e/support/server';
import { freePort } from '../../sync-server/testing/free-port';
import { HttpClient } from './http-client';
import type { Load } from './load';
import { measureSignIns } from './measure-sign-ins';
import { measureStreams, residentBytes, type StreamFigures } from './measure-streams';
import { type Crowd, measurePulls, measurePushes } from './measure-sync';
import { type BenchDatabase, type Person, plantPeople } from './people';
import { type CostedLoad, costLoad, processorOf, processorOfPostgres } from './processor';

export const CONNECTIONS = 64;
export const BATCH = 10;
export const PULLED = 100;
/** So many that none of them pulls more in a second than a person may before others come first (A27). */
const READERS = 2_000;
export const READERS_AT_ONCE = 16;
const POKED_PUSHES = 500;

/** A server under measurement. */
export interface MeasuredServer {
  readonly origin: string;
  readonly pid: number;
  readonly database: BenchDatabase;
}

export interface EngineFigures {
  readonly live: StreamFigures;
  readonly single: CostedLoad;
  readonly batches: CostedLoad;
  readonly pulls: CostedLoad;
  readonly signIns: Load;
  readonly pushesBeside: Load;
  readonly bytesAfter: number;
}

/** Starts a server of its own on an engine, lets `measure` ask it, and stops it. */
export async function withServer<Value>(
  databaseUrl: string | undefined,
  env: Record<string, string>,
  measure: (server: MeasuredServer) => Promise<Value>,
  masterKey: Uint8Array = randomBytes(32),
): Promise<Value> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-server-'));
  const place = { port: await freePort(), dataDir, folder: process.cwd() };
  const server = await runServer(place, {
    ...env,
    ...(databaseUrl && { DATABASE_URL: databaseUrl, SERVERS: 'one' }),
    MASTER_KEY: Buffer.from(masterKey).toString('base64'),
  });
  try {
    if (server.pid === undefined) throw new Error('The server has no process.');
    const database = { dataDir, databaseUrl, masterKey };
    return await measure({ origin: originOf(place), pid: server.pid, database });
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/** The same with several servers on one PostgreSQL. */
export function withServers<Value>(
  count: number,
  databaseUrl: string,
  measure: (servers: readonly MeasuredServer[]) => Promise<Value>,
): Promise<Value> {
  const masterKey = randomBytes(32);
  const startNext = (running: readonly MeasuredServer[]): Promise<Value> =>
    running.length === count
      ? measure(running)
      : withServer(
          databaseUrl,
          { RATE_LIMITS: 'off' },
          (server) => startNext([...running, server]),
          masterKey,
        );
  return startNext([]);
}

export interface EngineLoad {
  readonly durationMs: number;
  readonly streams: number;
  /** Told what is measured next. */
  readonly note: (what: string) => void;
}

/** Streams, pushes, pulls and sign-ins of many people, one after the other. */
export async function measureEngine(
  { origin, pid, database }: MeasuredServer,
  { durationMs, streams, note }: EngineLoad,
): Promise<EngineFigures> {
  const everybody = await plantPeople(database, streams, 0);
  const readers = await plantPeople(database, READERS, PULLED);
  const epoch = await askEpoch(origin, readers);
  const crowd: Crowd = { origin, epoch, people: everybody };
  const { databaseUrl } = database;
  const processors = {
    server: processorOf(pid),
    database: databaseUrl ? await processorOfPostgres(databaseUrl) : undefined,
  };
  const pushes = (rows: number) =>
    costLoad(processors, () =>
      measurePushes(crowd, { durationMs, connections: CONNECTIONS, rows }),
    );

  note('streams');
  const live = await measureStreams(crowd, pid, POKED_PUSHES);
  note('pushes');
  const single = await pushes(1);
  const batches = await pushes(BATCH);
  note('pulls');
  const reading = { durationMs, connections: READERS_AT_ONCE, records: PULLED };
  const pulls = await costLoad(processors, () =>
    measurePulls({ ...crowd, people: readers }, reading),
  );
  note('sign-ins');
  const { signIns, pushes: pushesBeside } = await measureSignIns(crowd, durationMs);
  return { live, single, batches, pulls, signIns, pushesBeside, bytesAfter: residentBytes(pid) };
}

export async function askEpoch(origin: string, [person]: readonly Person[]): Promise<string> {
  const client = new HttpClient(origin, 1);
  if (!person) throw new Error('There is no person to ask for.');
  const answer = await client.get('/api/sync/v1/pull?since=0&limit=1', person);
  client.close();
  return (JSON.parse(answer) as { epoch: string }).epoch;
}
