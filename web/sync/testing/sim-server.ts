import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS } from '../../../shared/protocol/limits';
import type { Plan } from '../../../shared/protocol/messages';
import { createApp } from '../../../sync-server/app';
import { createLogger } from '../../../sync-server/logger';
import { createMediaFolder } from '../../../sync-server/media/media-folder';
import { NO_RATE_RULES } from '../../../sync-server/middleware/rate-rules';
import { createKeys } from '../../../sync-server/sealing/master-key-keys';
import { MediaTurns } from '../../../sync-server/services/media/media-turns';
import { createPokeHub } from '../../../sync-server/services/pokes';
import { hashToken } from '../../../sync-server/services/session-token';
import { backUpDatabase, restoreDatabase } from '../../../sync-server/store/sqlite/backup';
import { openSqliteStore } from '../../../sync-server/store/sqlite/open-sqlite-store';
import type { Store } from '../../../sync-server/store/store';
import { PLAIN_SETTINGS } from '../../../sync-server/testing/plain-settings';

const FAR_AWAY = 8_000_000_000_000;

/** The real server on real SQLite, which can be stopped, started again and put back to an earlier day. */
export interface SimServer {
  readonly store: Store;
  /** Answers a request of one person's session. */
  handle(personId: string, request: Request): Promise<Response>;
  setPlan(personId: string, plan: Plan): Promise<void>;
  /** What the records of one person may come to from now on (P45). */
  setAccountBytes(bytes: number): void;
  /** From now on the person's requests carry no session. */
  signOut(personId: string): void;
  signIn(personId: string): void;
  /** Stops and starts. */
  restart(): Promise<void>;
  /** Keeps a copy of the database as it is. */
  backUp(): Promise<void>;
  /** Puts the last copy back, under a new epoch as the restore command does. False if there is none. */
  restore(): Promise<boolean>;
  close(): Promise<void>;
}

/** Starts a server with an account for each person. `now` is its clock. */
export async function startSimServer(
  people: readonly string[],
  now: () => number,
): Promise<SimServer> {
  // In memory where the system has a place for that: every commit waits for the disk.
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'simulation-'));
  const file = join(folder, 'server.sqlite');
  const backup = join(folder, 'backup.sqlite');
  const keys = createKeys(new Uint8Array(32).fill(7));
  const signedOut = new Set<string>();
  let ids = 0;
  const randomId = () => `server-${ids++}`;
  const logger = createLogger('silent');
  const settings = {
    ...PLAIN_SETTINGS,
    sessionDays: 400,
  };
  let accountBytes: number = LIMITS.accountRecordBytes;
  const serve = (store: Store) => {
    const pokes = createPokeHub();
    const rateRules = NO_RATE_RULES;
    const media = { files: createMediaFolder(join(folder, 'media')), turns: new MediaTurns() };
    const deps = { store, pokes, logger, now, randomId, settings, rateRules, media };
    return { store, app: createApp({ ...deps, accountBytes }) };
  };
  const open = () => serve(openSqliteStore({ file, keys, randomId }));

  let running = open();
  for (const id of people) {
    await running.store.createAccount({
      id,
      username: id,
      email: `${id}@example.org`,
      unprovedEmail: null,
      passwordHash: 'none',
      plan: 'free',
      timeZone: null,
      createdAt: 0,
    });
  }
  // A restored database knows no sessions.
  const signEveryoneIn = async () => {
    for (const accountId of people) {
      const tokenHash = hashToken(`token-${accountId}`);
      await running.store.createSession({
        tokenHash,
        accountId,
        createdAt: 0,
        expiresAt: FAR_AWAY,
      });
    }
  };
  await signEveryoneIn();

  return {
    get store() {
      return running.store;
    },
    async handle(personId, request) {
      const asked = new Request(request);
      if (!signedOut.has(personId)) asked.headers.set('cookie', `session=token-${personId}`);
      return running.app.fetch(asked);
    },
    setPlan: (personId, plan) => running.store.setPlan(personId, plan),
    setAccountBytes(bytes) {
      accountBytes = bytes;
      running = serve(running.store);
    },
    signOut: (personId) => void signedOut.add(personId),
    signIn: (personId) => void signedOut.delete(personId),
    async restart() {
      await running.store.close();
      running = open();
    },
    backUp: () => backUpDatabase(file, backup),
    async restore() {
      if (!existsSync(backup)) return false;
      await running.store.close();
      await restoreDatabase(backup, file, randomId);
      running = open();
      await signEveryoneIn();
      return true;
    },
    async close() {
      await running.store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
