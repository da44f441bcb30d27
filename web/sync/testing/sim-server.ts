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
import type { Store } from '../../../sync-server/store/store';
import { PLAIN_SETTINGS } from '../../../sync-server/testing/plain-settings';
import { type Reopen, type StartSimDatabase, startSqlite } from './sim-database';

const FAR_AWAY = 8_000_000_000_000;

/** The real server on a real database, one or several, which can be stopped, started again and put back to an earlier day. */
export interface SimServer {
  /** On the database that counts in the end. */
  readonly store: Store;
  /** Answers a request of one person's session: by the server of this number, else by each in turn. */
  handle(personId: string, request: Request, server?: number): Promise<Response>;
  setPlan(personId: string, plan: Plan): Promise<void>;
  /** What the records of one person may come to from now on (P45). */
  setAccountBytes(bytes: number): void;
  /** From now on the person's requests carry no session. */
  signOut(personId: string): void;
  signIn(personId: string): void;
  /** Stops and starts the server of this number, or the only one. */
  restart(server?: number): Promise<void>;
  /** Keeps a copy of the database as it is. */
  backUp(): Promise<void>;
  /** Puts the last copy in its place: on SQLite as the restore command does, on PostgreSQL as a standby that lagged. False if there is none. */
  restore(): Promise<boolean>;
  /** See `SimDatabase.cutOff`. */
  cutOff(choice: number): Promise<'cut' | 'turned' | 'healed' | undefined>;
  heal(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a server with an account for each person. `now` is its clock. */
export async function startSimServer(
  people: readonly string[],
  now: () => number,
  startDatabase: StartSimDatabase = startSqlite,
): Promise<SimServer> {
  // In memory where the system has a place for that: every commit waits for the disk.
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'simulation-'));
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
  const database = await startDatabase({ folder, keys, randomId });
  const running = new Map<number, ReturnType<typeof serve>>();
  const numbers = Array.from({ length: database.servers }, (_, server) => server);
  const open = async (server: number) => running.set(server, serve(await database.open(server)));
  const reopen: Reopen = async (servers, meanwhile) => {
    for (const server of servers) await get(server).store.close();
    await meanwhile();
    for (const server of servers) await open(server);
  };
  const get = (server: number) => {
    const found = running.get(server);
    if (!found) throw new Error('There is no such server');
    return found;
  };
  for (const server of numbers) await open(server);
  let turn = 0;

  for (const id of people) {
    await get(0).store.createAccount({
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
  // A database that was restored by the command knows no sessions.
  const signEveryoneIn = async () => {
    for (const accountId of people) {
      const tokenHash = hashToken(`token-${accountId}`);
      if (await get(0).store.findSession(tokenHash, 0)) continue;
      await get(0).store.createSession({
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
      return get(0).store;
    },
    async handle(personId, request, server) {
      const asked = new Request(request);
      if (!signedOut.has(personId)) asked.headers.set('cookie', `session=token-${personId}`);
      turn = (turn + 1) % numbers.length;
      return get(server ?? database.onlyServer ?? turn).app.fetch(asked);
    },
    setPlan: (personId, plan) => get(0).store.setPlan(personId, plan),
    setAccountBytes(bytes) {
      accountBytes = bytes;
      for (const server of numbers) running.set(server, serve(get(server).store));
    },
    signOut: (personId) => void signedOut.add(personId),
    signIn: (personId) => void signedOut.delete(personId),
    restart: (server = 0) => reopen([server % numbers.length], async () => undefined),
    backUp: () => database.backUp(),
    async restore() {
      if (!(await database.restore(reopen))) return false;
      await signEveryoneIn();
      return true;
    },
    cutOff: (choice) => database.cutOff(reopen, choice),
    heal: () => database.heal(reopen),
    async close() {
      for (const server of numbers) await get(server).store.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
