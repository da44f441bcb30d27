import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createKeys } from '../sealing/master-key-keys';
import { hashToken } from '../services/session-token';
import { openPostgresStore } from '../store/postgres/open-postgres-store';
import type { Account, Store } from '../store/store';
import { sampleAccount } from '../store/testing/samples';
import { type Balancer, startBalancer } from './balancer';
import { type FaultProxy, startFaultProxy } from './fault-proxy';
import { freePort } from './free-port';
import { startPostgres } from './postgres';
import { startS3, type TestS3 } from './s3';
import { createServerProcess, type ServerProcess } from './server-process';

/** One of the servers, and its line to the database. */
export interface ClusterServer extends ServerProcess {
  readonly database: FaultProxy;
  /** Its data folder. */
  readonly data: string;
  /** Lets its connections from now on lead to another PostgreSQL. */
  leadTo(databaseUrl: string): void;
}

/** Somebody who is signed in. */
export interface Person {
  readonly id: string;
  readonly cookie: string;
}

/** Several processes of the real server on one database, behind a balancer. */
export interface Cluster {
  readonly servers: readonly ClusterServer[];
  /** Where the balancer is; empty where there is none. */
  readonly origin: string;
  /** Puts the balancer before servers that the test itself has started. */
  balance(): Promise<void>;
  readonly bucket: TestS3;
  /** The database itself, past all faults. */
  readonly store: Store;
  readonly databaseUrl: string;
  addPerson(id: string, account?: Partial<Account>): Promise<Person>;
  /** So many people, whose ids begin with `name`. */
  addPeople(name: string, count: number): Promise<Person[]>;
  close(): Promise<void>;
}

export interface ClusterOptions {
  /** Names the logs, which stay in `.cache/cluster-logs` for whoever looks why a test failed. */
  readonly name: string;
  /** Three if left out. */
  readonly servers?: number;
  /** An empty database; one of this run if left out. */
  readonly databaseUrl?: string;
  /** What is set for all of them, and for one of them. */
  readonly env?: Readonly<Record<string, string>>;
  readonly envOf?: (at: number) => Readonly<Record<string, string>>;
  /** Whether the test itself starts the servers. */
  readonly isLater?: boolean;
  /** How far the clock of a server is ahead. */
  readonly clockAheadMs?: (at: number) => number;
}

const MASTER_KEY = Buffer.from(Array.from({ length: 32 }, (_, at) => at + 1));
const LOGS = join(import.meta.dirname, '../../.cache/cluster-logs');

/** Starts servers and resolves when all are ready. Rejects, with nothing left running, where one does not start. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { name, servers: count = 3 } = options;
  const databaseUrl = options.databaseUrl ?? (await createDatabase());
  const folder = mkdtempSync(join(tmpdir(), `cluster-${name}-`));
  const store = await openPostgresStore({
    url: databaseUrl,
    keys: createKeys(MASTER_KEY),
    randomId: () => 'epoch-1',
  });
  const bucket = await startS3();
  const servers: ClusterServer[] = [];
  let balancer: Balancer | undefined;
  const close = async () => {
    await balancer?.close();
    await Promise.all(servers.map((server) => server.kill()));
    await Promise.all(servers.map((server) => server.database.close()));
    await store.close();
    await bucket.stop();
    rmSync(folder, { recursive: true });
  };
  const balance = async () => {
    balancer = await startBalancer(servers.map(({ port }) => port));
  };
  try {
    for (let at = 0; at < count; at += 1) {
      servers.push(await createServer(options, at, { folder, databaseUrl, bucket }));
    }
    if (!options.isLater) {
      await Promise.all(servers.map((server) => server.start()));
      await balance();
    }
  } catch (error) {
    await close();
    throw error;
  }
  return {
    servers,
    get origin() {
      return balancer?.origin ?? '';
    },
    balance,
    bucket,
    store,
    databaseUrl,
    addPerson: (id, account) => addPerson(store, id, account),
    addPeople: (name, count) => addPeople(store, name, count),
    close,
  };
}

async function createDatabase(): Promise<string> {
  process.env.TEST_DATABASE_URL = inject('postgres');
  return (await startPostgres()).createDatabase();
}

interface Shared {
  readonly folder: string;
  readonly databaseUrl: string;
  readonly bucket: TestS3;
}

function nameBucket({ settings }: TestS3): Record<string, string> {
  return {
    S3_ENDPOINT: settings.endpoint,
    S3_REGION: settings.region,
    S3_BUCKET: settings.bucket,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  };
}

async function createServer(
  { name, env = {}, envOf = () => ({}), clockAheadMs = () => 0 }: ClusterOptions,
  at: number,
  { folder, databaseUrl, bucket }: Shared,
): Promise<ClusterServer> {
  mkdirSync(LOGS, { recursive: true });
  const logFile = join(LOGS, `${name}-${at}.log`);
  rmSync(logFile, { force: true });
  const url = new URL(databaseUrl);
  let target = Number(url.port);
  const database = await startFaultProxy(() => target);
  url.port = String(database.port);
  const server = createServerProcess({
    program: inject('program'),
    port: await freePort(),
    folder: join(folder, String(at)),
    logFile,
    env: {
      DATABASE_URL: url.href,
      MASTER_KEY: MASTER_KEY.toString('hex'),
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      ...nameBucket(bucket),
      DRAIN_SECONDS: '0',
      ...env,
      ...envOf(at),
    },
    clockAheadMs: clockAheadMs(at),
  });
  return Object.defineProperties(server, {
    database: { value: database },
    data: { value: join(folder, String(at), 'data') },
    leadTo: {
      value: (other: string) => {
        target = Number(new URL(other).port);
      },
    },
  }) as ClusterServer;
}

/** A few at once: on a busy machine, more would wait too long for a connection. */
async function addPeople(store: Store, name: string, count: number): Promise<Person[]> {
  const people: Person[] = [];
  while (people.length < count) {
    const few = Array.from({ length: Math.min(4, count - people.length) }, (_, at) =>
      addPerson(store, `${name}-${people.length + at}`),
    );
    people.push(...(await Promise.all(few)));
  }
  return people;
}

async function addPerson(
  store: Store,
  id: string,
  account: Partial<Account> = {},
): Promise<Person> {
  await store.createAccount(sampleAccount(id, account));
  const token = `token-of-${id}`;
  const times = { createdAt: Date.now(), expiresAt: 9e12 };
  await store.createSession({ accountId: id, tokenHash: hashToken(token), ...times });
  return { id, cookie: `session=${token}` };
}
