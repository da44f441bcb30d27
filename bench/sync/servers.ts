import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { startServer } from '../../e2e/support/server';
import { POLICY_VERSION } from '../../shared/content/legal-editions';
import { databaseFile } from '../../sync-server/store/sqlite/database-file';

/** A server under test with a data folder of its own. */
export interface BenchServer {
  readonly origin: string;
  /** A signed-in person with an unlimited plan, ready for a browser context. */
  newPerson(): Promise<{ readonly id: string; readonly cookie: string | undefined }>;
  stop(): Promise<void>;
}

/** The app's own server, as built, on a free loopback port. */
export async function startAppServer(): Promise<BenchServer> {
  const { origin, dataDir, stop } = await startServer({ RATE_LIMITS: 'off' });
  let people = 0;
  return {
    origin,
    async newPerson() {
      people += 1;
      const response = await fetch(`${origin}/api/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify({
          username: `bench${people}`,
          email: `bench${people}@example.org`,
          password: 'a long bench password',
          writingConsent: POLICY_VERSION,
        }),
      });
      if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
      const { user } = (await response.json()) as { user: { id: string } };
      giveUnlimitedPlan(dataDir, user.id);
      return { id: user.id, cookie: response.headers.getSetCookie()[0]?.split(';')[0] };
    },
    stop,
  };
}

/** express-pouchdb over LevelDB. */
export function startPouchServer(): Promise<BenchServer> {
  return startPeerServer('pouch-server.cjs');
}

/** @y/websocket-server over y-leveldb. */
export function startYjsServer(): Promise<BenchServer> {
  return startPeerServer('yjs-server.mjs');
}

/** TinyBase's WebSocket server over SQLite. */
export function startTinyBaseServer(): Promise<BenchServer> {
  return startPeerServer('tinybase-server.mjs');
}

/** A script of bench/peers that is given a data folder and prints its port. */
async function startPeerServer(script: string): Promise<BenchServer> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-peer-'));
  const child = spawn(process.execPath, [`bench/peers/${script}`, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()));
    child.once('exit', () => reject(new Error(`bench/peers/${script} ended`)));
  });
  let people = 0;
  return {
    origin: `http://localhost:${port}`,
    newPerson() {
      people += 1;
      return Promise.resolve({ id: `bench${people}`, cookie: undefined });
    },
    stop: () => stopChild(child, folder),
  };
}

function giveUnlimitedPlan(folder: string, accountId: string): void {
  const database = new Database(databaseFile(folder));
  database.pragma('busy_timeout = 5000');
  database.prepare("UPDATE accounts SET plan = 'premium' WHERE id = ?").run(accountId);
  database.close();
}

async function stopChild(child: ChildProcess, folder: string): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
