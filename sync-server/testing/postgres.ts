import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { findPostgres } from '../../scripts/lib/postgres.mjs';
import { freePort } from './free-port';

/** A PostgreSQL for tests, and databases in it. */
export interface TestPostgres {
  /** The address of a database of it that is not to be changed. */
  readonly url: string;
  /** The address of an empty database. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** A folder with the data as they were when it was made. It can be used more than once. */
export interface DataCopy {
  readonly folder: string;
  remove(): Promise<void>;
}

/** One that can be killed, copied, put back and followed by a standby. */
export interface OwnPostgres extends TestPostgres {
  /** Ends every process of it as a power cut does, and starts it again once `meanwhile` has run. */
  killAndStart(meanwhile: () => Promise<void>): Promise<void>;
  /** Removes a database, whoever is connected to it. */
  dropDatabase(url: string): Promise<void>;
  /** Copies its data, for which it is stopped and started again. */
  copy(): Promise<DataCopy>;
  /** Puts a copy in the place of its data and starts it, as a snapshot of a disk is put back: on the timeline that it had. */
  putBack(copy: DataCopy): Promise<void>;
  /** Starts a copy as a standby in its place and at its address. It answers reads until it is promoted. */
  becomeStandby(copy: DataCopy): Promise<void>;
  /** Ends it. At its address a standby that had come as far as the copy becomes the primary: on the next timeline. */
  failOver(copy: DataCopy): Promise<void>;
  /** The same beside it, at another address, as where a network is cut: the old primary goes on. */
  failOverBeside(copy: DataCopy): Promise<OwnPostgres>;
}

/** PostgreSQL refuses to run as root: then it runs as nobody. */
const NOBODY = 65_534;
const SETTINGS = ['max_connections=100'];
/** What was written outlives every process of it; nothing has to outlive a power cut. */
const QUICK = ['fsync=off', 'full_page_writes=off'];
const IN_MEMORY = '/dev/shm';
/** Data of several servers, and their copies. */
const ROOM_BYTES = 2_000_000_000;

/**
 * The PostgreSQL that `TEST_DATABASE_URL` names, whose user may create databases; else one of the programs of this system, in a
 * folder of its own. Rejects with a sentence where there is neither.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const named = process.env.TEST_DATABASE_URL;
  if (!named) return startOwnPostgres();
  return {
    url: named,
    createDatabase: () => createDatabase(named),
    stop: () => dropDatabases(named),
  };
}

/** Always one of its own, in a folder of its own. */
export function startOwnPostgres(): Promise<OwnPostgres> {
  // Small files of its log: less to copy.
  return startWith(quickFolder(), [...SETTINGS, ...QUICK], ['--wal-segsize=1']);
}

/** The same, but what it commits outlives a power cut, as in production. */
export function startDurablePostgres(): Promise<OwnPostgres> {
  return startWith(tmpdir(), SETTINGS, []);
}

/** In memory where the system has room for it there: a copy takes a tenth of the time. */
function quickFolder(): string {
  if (!existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize > ROOM_BYTES ? IN_MEMORY : tmpdir();
}

async function startWith(
  parent: string,
  settings: readonly string[],
  making: readonly string[],
): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(parent, 'choose-wholeness-postgres-'));
  const who = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (who.uid) chownSync(folder, who.uid, who.gid);
  const place = { programs: requirePrograms(), folder, who, settings };
  const server = await serve(place, makeData(place, making));
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

let databases = 0;

async function createDatabase(server: string): Promise<string> {
  databases += 1;
  const name = `choose_wholeness_test_${process.pid}_${databases}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${name}`);
  await client.query(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function dropDatabase(server: string, database: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`DROP DATABASE ${new URL(database).pathname.slice(1)} WITH (FORCE)`);
  await client.end();
}

/** Those of tests that nobody is connected to. */
async function dropDatabases(server: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `SELECT datname AS name FROM pg_database WHERE datname ~ '^choose_wholeness_test_\\d+_\\d+$'
     AND NOT EXISTS (SELECT FROM pg_stat_activity WHERE pg_stat_activity.datname = pg_database.datname)`,
  );
  for (const { name } of rows) await client.query(`DROP DATABASE IF EXISTS ${name}`);
  await client.end();
}

function requirePrograms(): string {
  const programs = findPostgres();
  if (programs) return programs;
  throw new Error('There is no PostgreSQL: install postgresql, or name one in TEST_DATABASE_URL.');
}

/** Where servers of one family keep their data, and as whom they run. */
interface Place {
  readonly programs: string;
  readonly folder: string;
  readonly who: { readonly uid?: number; readonly gid?: number };
  readonly settings: readonly string[];
}

let folders = 0;

/** A folder for data that is not there yet. */
function dataOf({ folder }: Place): string {
  folders += 1;
  return join(folder, `data-${folders}`);
}

function makeData(place: Place, making: readonly string[]): string {
  const data = dataOf(place);
  const plain = ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  const options = { ...place.who, stdio: 'ignore' } as const;
  execFileSync(join(place.programs, 'initdb'), [...plain, ...making], options);
  return data;
}

/** A server on data that are there, which the server changes from then on. */
async function serve(place: Place, first: string): Promise<OwnPostgres> {
  const port = await freePort();
  const url = `postgres://tester@127.0.0.1:${port}/postgres`;
  let data = first;
  let running = await startProcess(place, data, port);
  const replaceBy = async (copy: DataCopy, isStandby: boolean) => {
    await end(running, 'SIGINT');
    await rm(data, { recursive: true });
    data = await copyOf(place, copy.folder);
    if (isStandby) await writeFile(join(data, 'standby.signal'), '');
    running = await startProcess(place, data, port);
  };
  const replaceByPrimary = async (copy: DataCopy) => {
    await replaceBy(copy, true);
    await promote(url);
  };
  return {
    url,
    createDatabase: () => createDatabase(url),
    dropDatabase: (database) => dropDatabase(url, database),
    async stop() {
      await end(running, 'SIGINT');
      await rm(data, { recursive: true });
    },
    async killAndStart(meanwhile) {
      await end(running, 'SIGKILL');
      await meanwhile();
      running = await startProcess(place, data, port);
    },
    async copy() {
      await end(running, 'SIGINT');
      const folder = await copyOf(place, data);
      running = await startProcess(place, data, port);
      return { folder, remove: () => rm(folder, { recursive: true }) };
    },
    putBack: (copy) => replaceBy(copy, false),
    becomeStandby: (copy) => replaceBy(copy, true),
    failOver: replaceByPrimary,
    async failOverBeside(copy) {
      const standby = await copyOf(place, copy.folder);
      await writeFile(join(standby, 'standby.signal'), '');
      const other = await serve(place, standby);
      await promote(other.url);
      return other;
    },
  };
}

/** Starts PostgreSQL and resolves once it answers. */
async function startProcess(
  { programs, folder, who, settings }: Place,
  data: string,
  port: number,
): Promise<ChildProcess> {
  const all = [...settings, `port=${port}`, `unix_socket_directories=${folder}`];
  const flags = ['-D', data, ...all.flatMap((setting) => ['-c', setting])];
  // A group of its own, so that one signal reaches all of its processes.
  const options = { ...who, stdio: 'ignore', detached: true } as const;
  const started = spawn(join(programs, 'postgres'), flags, options);
  await untilItAnswers(`postgres://tester@127.0.0.1:${port}/postgres`);
  return started;
}

/** SIGINT stops it in order; SIGKILL ends all of its processes. */
async function end(running: ChildProcess, signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
  const pid = running.pid ?? 0;
  const ended = new Promise((done) => running.once('exit', done));
  process.kill(signal === 'SIGKILL' ? -pid : pid, signal);
  await ended;
}

/** With the owner and the rights that each file has. */
async function copyOf(place: Place, from: string): Promise<string> {
  const to = dataOf(place);
  await promisify(execFile)('cp', ['-a', from, to]);
  return to;
}

async function promote(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('SELECT pg_promote()');
  await client.end();
}

async function untilItAnswers(url: string): Promise<void> {
  for (let tries = 1_000; ; tries -= 1) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (tries === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}
