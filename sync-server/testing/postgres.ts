import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { findPostgres } from '../../scripts/lib/postgres.mjs';

/** A PostgreSQL for tests, and databases in it. */
export interface TestPostgres {
  /** The address of a database of it that is not to be changed. */
  readonly url: string;
  /** The address of an empty database. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** One that can be killed. */
export interface OwnPostgres extends TestPostgres {
  /** Ends every process of it as a power cut does, and starts it again once `meanwhile` has run. */
  killAndStart(meanwhile: () => Promise<void>): Promise<void>;
}

/** PostgreSQL refuses to run as root: then it runs as nobody. */
const NOBODY = 65_534;
const SETTINGS = ['max_connections=100'];
/** What was written outlives every process of it; nothing has to outlive a power cut. */
const QUICK = ['fsync=off', 'full_page_writes=off'];

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
  return startWith([...SETTINGS, ...QUICK]);
}

/** The same, but what it commits outlives a power cut, as in production. */
export function startDurablePostgres(): Promise<OwnPostgres> {
  return startWith(SETTINGS);
}

async function startWith(settings: readonly string[]): Promise<OwnPostgres> {
  const server = await startServer(requirePrograms(), settings);
  return { ...server, createDatabase: () => createDatabase(server.url) };
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

interface OwnServer extends Pick<OwnPostgres, 'stop' | 'killAndStart'> {
  readonly url: string;
}

async function startServer(programs: string, chosen: readonly string[]): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'choose-wholeness-postgres-'));
  const data = join(folder, 'data');
  const who = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (who.uid) chownSync(folder, who.uid, who.gid);
  const making = ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  execFileSync(join(programs, 'initdb'), making, { ...who, stdio: 'ignore' });
  const port = await freePort();
  const url = `postgres://tester@127.0.0.1:${port}/postgres`;
  const settings = [...chosen, `port=${port}`, `unix_socket_directories=${folder}`];
  const flags = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  // A group of its own, so that one signal reaches all of its processes.
  const start = async () => {
    const options = { ...who, stdio: 'ignore', detached: true } as const;
    const started = spawn(join(programs, 'postgres'), flags, options);
    await untilItAnswers(url);
    return started;
  };
  let server = await start();
  const endWith = async (signal: NodeJS.Signals, whom: 'one' | 'all') => {
    const ended = new Promise((done) => server.once('exit', done));
    process.kill(whom === 'all' ? -(server.pid ?? 0) : (server.pid ?? 0), signal);
    await ended;
  };
  return {
    url,
    async killAndStart(meanwhile) {
      await endWith('SIGKILL', 'all');
      await meanwhile();
      server = await start();
    },
    async stop() {
      await endWith('SIGINT', 'one');
      rmSync(folder, { recursive: true });
    },
  };
}

async function untilItAnswers(url: string): Promise<void> {
  for (let tries = 200; ; tries -= 1) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (tries === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
