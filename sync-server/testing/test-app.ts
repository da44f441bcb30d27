import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { Hono } from 'hono';
import { HEADERS } from '../../shared/protocol/limits';
import { type AppDeps, createApp } from '../app';
import { startUnrefInterval } from '../jobs/timers';
import { createLogger } from '../logger';
import { createMediaFolder } from '../media/media-folder';
import type { AppEnv } from '../middleware/app-env';
import { createKeys } from '../sealing/master-key-keys';
import type { MediaDeps } from '../services/media/media-deps';
import { MediaTurns } from '../services/media/media-turns';
import { createPokeHub, type PokeHub } from '../services/pokes';
import { hashToken } from '../services/session-token';
import { Streams } from '../services/streams';
import type { Account, Store } from '../store/store';
import { PLAIN_SETTINGS } from './plain-settings';
import { openTestStore } from './test-store';

/** Noon UTC on the day most tests call today. */
export const NOON = Date.parse('2026-03-10T12:00:00Z');
export const TODAY = '2026-03-10';

/** The hash of what no test types. */
const NOBODYS_PASSWORD =
  '$argon2id$v=19$m=19456,t=2,p=1$ySPQyROTZYl4wcuOT5hxNQ$IPnOYNuPopSPz+5i0ycT+p7CS7v/eQVcZOlsyHMTkWQ';

/** The whole server, with a clock that the test turns. */
export interface TestApp {
  readonly app: Hono<AppEnv>;
  readonly store: Store;
  readonly pokes: PokeHub;
  readonly streams: Streams;
  readonly media: MediaDeps;
  /** Where the recordings lie; made with the first. */
  readonly mediaFolder: string;
  readonly clock: { now: number };
  /** A person with a session, made behind the API. */
  person(username: string, change?: Partial<Account>): Promise<Client>;
  /** Somebody without a session. */
  readonly visitor: Client;
  close(): Promise<void>;
}

/** What a test sends; `json` sets body and content type. */
export interface CallInit {
  readonly json?: unknown;
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
  /** Without `x-user-id`, which the app always sends. */
  readonly unnamed?: boolean;
  /** The address of the socket. */
  readonly from?: string;
}

export interface Answer<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** Calls the server as the app in one browser does: with its cookie, in the name of its person. */
export interface Client {
  readonly id: string;
  readonly cookie: string | undefined;
  call<Body = Record<string, unknown>>(
    method: string,
    path: string,
    init?: CallInit,
  ): Promise<Answer<Body>>;
}

/** On a database in memory, unless a file is named. */
export function openTestApp(change: Partial<AppDeps> = {}, file = ':memory:'): TestApp {
  const clock = { now: NOON };
  let ids = 0;
  const randomId = () => {
    ids += 1;
    return `test-id-${String(ids).padStart(12, '0')}`;
  };
  const now = () => clock.now;
  const store = openTestStore(createKeys(Buffer.alloc(32, 7)), file, now);
  const pokes = createPokeHub();
  const { startInterval = startUnrefInterval } = change;
  const log = createLogger('silent');
  const streams = new Streams({ store, pokes, now, startInterval, log });
  const mediaFolder = join(tmpdir(), `media-${randomUUID()}`);
  const media: MediaDeps = {
    store,
    files: createMediaFolder(mediaFolder),
    turns: new MediaTurns(),
    now,
    randomId,
  };
  const app = createApp({
    store,
    pokes,
    streams,
    logger: log,
    now,
    randomId,
    settings: PLAIN_SETTINGS,
    media,
    ...change,
  });
  return {
    app,
    store,
    pokes,
    streams,
    media,
    mediaFolder,
    clock,
    visitor: client(app, '', undefined),
    async person(username, accountChange) {
      const account = await makeAccount(store, username, clock.now, accountChange);
      const token = `token-of-${username}`;
      await store.createSession({
        tokenHash: hashToken(token),
        accountId: account.id,
        createdAt: clock.now,
        expiresAt: clock.now + 1e12,
      });
      return client(app, account.id, `session=${token}`);
    },
    async close() {
      await store.close();
      rmSync(mediaFolder, { recursive: true, force: true });
    },
  };
}

async function makeAccount(
  store: Store,
  username: string,
  now: number,
  change: Partial<Account> = {},
): Promise<Account> {
  const result = await store.createAccount({
    id: `account-${username}`,
    username,
    email: `${username}@example.org`,
    unprovedEmail: null,
    passwordHash: NOBODYS_PASSWORD,
    plan: 'premium',
    timeZone: null,
    createdAt: now,
    ...change,
  });
  if (!result.ok) throw new Error(result.code);
  return result.account;
}

export function client(app: Hono<AppEnv>, id: string, cookie: string | undefined): Client {
  return {
    id,
    cookie,
    async call<Body>(method: string, path: string, init: CallInit = {}): Promise<Answer<Body>> {
      const headers = new Headers(init.headers);
      if (cookie && !headers.has('cookie')) headers.set('cookie', cookie);
      if (id && !headers.has(HEADERS.userId)) headers.set(HEADERS.userId, id);
      if (init.unnamed) headers.delete(HEADERS.userId);
      if (init.json !== undefined) headers.set('content-type', 'application/json');
      const body = init.json === undefined ? init.body : JSON.stringify(init.json);
      const request = new Request(new URL(path, 'http://localhost'), {
        method,
        headers,
        ...(body === undefined ? {} : { body, duplex: 'half' }),
      } as RequestInit);
      const incoming = { socket: { remoteAddress: init.from ?? '10.0.0.1' } };
      const isStream = path.includes('/stream');
      const ask = (env: object) => app.fetch(request, { incoming, ...env });
      const response = await (isStream ? answerOnLine(ask) : ask({}));
      const text = await response.text();
      return { status: response.status, headers: response.headers, body: parse(text) as Body };
    },
  };
}

/** The answer of a route that may write by hand. A stream never ends by itself: it is ended once its headers are there. */
async function answerOnLine(
  ask: (env: { readonly outgoing: ServerResponse }) => Response | Promise<Response>,
): Promise<Response> {
  const line = new PassThrough();
  const outgoing = new ServerResponse(new IncomingMessage(new Socket()));
  outgoing.assignSocket(line as unknown as Socket);
  const response = await ask({ outgoing });
  const written = outgoing.headersSent;
  outgoing.end();
  if (!written) return response;
  const [status = '', ...lines] = String(line.read()).split('\r\n\r\n')[0]?.split('\r\n') ?? [];
  const headers = lines.map((text): [string, string] => [
    text.slice(0, text.indexOf(':')),
    text.slice(text.indexOf(':') + 2),
  ]);
  return new Response(null, { status: Number(status.split(' ')[1]), headers });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
