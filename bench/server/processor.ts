import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import type { Load } from './load';

/** Linux counts processor time in ticks of a hundredth of a second. */
const TICK_MS = 10;
/** Where `/proc/<pid>/stat` has user and system time of a process and of its children that ended, after its name. */
const OWN_TIMES = [11, 12];
const ENDED_TIMES = [13, 14];

/** Processor time so far, milliseconds. */
export type ReadProcessorMs = () => number;

/** A load with the processor time of each request, microseconds. */
export interface CostedLoad extends Load {
  readonly serverMicros: number;
  /** Undefined for an engine that runs within the server. */
  readonly databaseMicros: number | undefined;
}

export interface Processors {
  readonly server: ReadProcessorMs;
  readonly database: ReadProcessorMs | undefined;
}

/** Runs a load and says what a request of it cost server and database. */
export async function costLoad(
  { server, database }: Processors,
  run: () => Promise<Load>,
): Promise<CostedLoad> {
  const before = { server: server(), database: database?.() ?? 0 };
  const load = await run();
  const perRequest = (ms: number) => (ms * 1_000) / load.latencies.length;
  return {
    ...load,
    serverMicros: perRequest(server() - before.server),
    databaseMicros: database && perRequest(database() - before.database),
  };
}

export function processorOf(pid: number): ReadProcessorMs {
  return () => readTimes(pid, OWN_TIMES);
}

/** Of a PostgreSQL on this machine: all its processes, those that ended since too. */
export async function processorOfPostgres(url: string): Promise<ReadProcessorMs> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const parent = parentOf(rows[0]?.pid ?? 0);
  await client.end();
  return () => {
    const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8');
    const pids = children.trim().split(' ').map(Number);
    const running = pids.map((pid) => readTimes(pid, OWN_TIMES));
    return running.reduce((sum, ms) => sum + ms, readTimes(parent, [...OWN_TIMES, ...ENDED_TIMES]));
  };
}

function parentOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/PPid:\s+(\d+)/.exec(status)?.[1]);
}

/** 0 for a process that has just ended: its parent counts it from then on. */
function readTimes(pid: number, places: readonly number[]): number {
  const stat = readStat(pid);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return places.reduce((sum, place) => sum + Number(fields[place] ?? 0) * TICK_MS, 0);
}

function readStat(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}
