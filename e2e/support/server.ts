import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../sync-server/testing/free-port';
import { within } from './within';

/** The built server on a loopback port, with a data folder of its own. */
export interface RunningServer {
  readonly origin: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** Where a server runs: what outlives a restart of it. */
export interface ServerPlace {
  readonly port: number;
  readonly dataDir: string;
  /** The folder in which `dist` with the app stands. */
  readonly folder: string;
}

/** Starts `dist/server/main.js` and resolves once it answers. */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'choose-wholeness-e2e-'));
  const place = { port: await freePort(), dataDir, folder: process.cwd() };
  const server = await runServer(place, env);
  return {
    origin: originOf(place),
    dataDir,
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export function originOf({ port }: Pick<ServerPlace, 'port'>): string {
  return `http://localhost:${port}`;
}

/** Runs the server in a place. Stopped, it leaves its data there. */
export async function runServer(
  place: ServerPlace,
  env: Record<string, string> = {},
): Promise<Pick<RunningServer, 'stop'> & { readonly pid: number | undefined }> {
  const { port, dataDir, folder } = place;
  const gate = pathToFileURL(resolve('e2e/support/no-signal.mjs')).href;
  const child = spawn(process.execPath, ['--import', gate, resolve('dist/server/main.js')], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      DRAIN_SECONDS: '0',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await within('a server that answers', untilItAnswers(originOf(place), child), 60_000);
  return {
    pid: child.pid,
    async stop() {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilItAnswers(origin: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    try {
      await fetch(`${origin}/api/auth/session`);
      return;
    } catch {
      await new Promise((done) => setTimeout(done, 50));
    }
  }
  throw new Error('The server ended before it answered.');
}
