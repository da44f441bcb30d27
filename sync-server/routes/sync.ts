import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { type core, z } from 'zod';
import { HEADERS, LIMITS, SPOKEN_PROTOCOLS } from '../../shared/protocol/limits';
import { digestRequest, pushRequest } from '../../shared/protocol/messages';
import { GzipBody } from '../compression/gunzip';
import { compress, readsGzip, WORTH_COMPRESSING_BYTES } from '../compression/gzip';
import {
  identityMismatch,
  invalidRequest,
  Problem,
  stopping,
  tooOften,
  unauthenticated,
} from '../errors/problem';
import type { Metrics } from '../metrics/metrics';
import type { AppEnv } from '../middleware/app-env';
import type { Listener, Streams } from '../services/streams';
import { digestOf } from '../services/sync/digest-of';
import { pullPage } from '../services/sync/pull-page';
import { pushRows } from '../services/sync/push-rows';
import type { SyncDeps } from '../services/sync/sync-deps';
import { type Moved, Turns } from '../services/turns';
import type { Account, Store } from '../store/store';
import { parseJson, requireAccount } from './read-request';
import { streamPokes } from './stream-pokes';

/** A push and the envelope around its rows. */
const MAX_SYNC_BODY_BYTES = LIMITS.pushBytes + 64_000;

/** Room for as many ids as a digest may leave out, of the greatest length that the app makes (P47). */
const DIGEST_BODY_BYTES = 80 * LIMITS.digestIds;

/** The longest body that the body limit before these routes must admit, compressed or not. */
export function maxSyncBytes(path: string): number {
  return path.endsWith('/digest') ? DIGEST_BODY_BYTES : MAX_SYNC_BODY_BYTES;
}

/** Whether a body may come as gzip (P60). */
export function takesGzip(path: string): boolean {
  return path === '/api/sync/v1/push';
}

const STREAM_RETRY_MS = 60_000;

/** Of gzip: half the processor of the default, 6, and 4 % more bytes for prose. */
const LEVEL = 4;

/** `accept-encoding` tells the device how it may send its next push (P60). */
const ANSWER_HEADERS = {
  'content-type': 'application/json',
  'accept-encoding': 'gzip',
  vary: 'accept-encoding',
};

const pullQuery = z.object({
  since: z.coerce.number().int().min(0),
  limit: z.coerce.number().int().min(1).default(LIMITS.pullRows),
  epoch: z.string().optional(),
});

/** The dependencies of the sync routes. */
export interface SyncRouteDeps extends SyncDeps {
  readonly store: SyncDeps['store'] & Pick<Store, 'readChangeMarks'>;
  readonly streams: Streams;
  readonly metrics?: Pick<Metrics, 'pushed' | 'pulled' | 'poked'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** /api/sync/v1: the calls of a syncing device, behind the middleware that reads the session. Rules in SPEC.md. */
export function createSyncRoutes(deps: SyncRouteDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const turns = new Turns(deps.now);

  /** Works and answers when it is this person's turn. `bytes` came with the call; `work` gives JSON, as text or in UTF-8. */
  function inTurn(
    c: Context<AppEnv>,
    bytes: number,
    work: (account: Account) => Promise<Json>,
  ): Promise<Response> {
    const account = requireAccount(c);
    return turns.run(account.id, bytes, async () => answerJson(c, await work(account)));
  }

  /** The same for a call with a body, of which nothing is done before its turn but to fetch it. */
  async function takeInTurn<Body>(
    c: Context<AppEnv>,
    schema: core.$ZodType<Body>,
    work: (account: Account, body: Body) => Promise<object>,
  ): Promise<Response> {
    requireAccount(c);
    const body = await fetchBody(c);
    return inTurn(c, body.bytes, async (account) =>
      JSON.stringify(await work(account, parseJson(await body.text(), schema))),
    );
  }

  app.use(requireProtocol());
  app.use(requireMatchingUser());
  app.post('/push', (c) =>
    takeInTurn(c, pushRequest, (account, body) => pushRows(deps, account, body)),
  );
  app.get('/pull', (c) => {
    const query = pullQuery.safeParse(c.req.query());
    if (!query.success) throw invalidRequest('This pull is not valid.');
    const { since, limit, epoch } = query.data;
    return inTurn(c, 0, (account) => pullPage(deps, account, { since, limit, epoch }));
  });
  app.post('/digest', (c) =>
    takeInTurn(c, digestRequest, (account, body) => digestOf(deps, account, body)),
  );
  app.get('/stream', async (c) => {
    const { id: accountId } = requireAccount(c);
    const listener = { accountId, ...(await findSession(deps, c)) };
    // Without a stream a device asks every 30 seconds instead (P27), so nothing is lost by waiting.
    if (deps.streams.isEnding) throw stopping();
    if (deps.streams.isFull(accountId)) throw tooOften(STREAM_RETRY_MS);
    return streamPokes(
      c,
      (writer) => deps.streams.add(listener, writer),
      (ms) => deps.metrics?.poked(ms),
    );
  });
  return app;
}

/** A body, and how long it is when it is decompressed: in bytes, or in characters where it came as text. */
async function fetchBody(c: Context<AppEnv>): Promise<Pick<GzipBody, 'bytes' | 'text'>> {
  if (c.req.header('content-encoding') === 'gzip') {
    return new GzipBody(Buffer.from(await c.req.arrayBuffer()), maxSyncBytes(c.req.path));
  }
  const text = await c.req.text();
  return { bytes: text.length, text: async () => text };
}

type Json = string | Uint8Array<ArrayBuffer>;

/** Compressed where that saves a packet and the caller reads it (P61). */
async function answerJson(c: Context<AppEnv>, json: Json): Promise<Moved<Response>> {
  const isCompressed = json.length >= WORTH_COMPRESSING_BYTES && readsGzip(c);
  const body = isCompressed ? await compress(json, { level: LEVEL }) : json;
  const headers = { ...ANSWER_HEADERS, ...(isCompressed && { 'content-encoding': 'gzip' }) };
  return { value: c.body(body, 200, headers), bytes: json.length };
}

/** The session that a stream belongs to, and how far its person's changes have come before the first poke. */
async function findSession(
  { store, now }: SyncRouteDeps,
  c: Context<AppEnv>,
): Promise<Omit<Listener, 'accountId'>> {
  const tokenHash = c.get('session')?.tokenHash ?? '';
  const mark = (await store.readChangeMarks([tokenHash], now())).get(tokenHash);
  if (!mark) throw unauthenticated();
  return { tokenHash, ...mark };
}

/** The one request that an EventSource makes, which can't set headers. */
function isStream(path: string): boolean {
  return path.endsWith('/stream');
}

/** P33: refuses a device whose protocol the server no longer supports. A stream may name none: it only pokes. */
function requireProtocol(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const named = c.req.header(HEADERS.protocol);
    const mayBeSilent = isStream(c.req.path) && named === undefined;
    if (!mayBeSilent && !SPOKEN_PROTOCOLS.includes(Number(named))) {
      throw new Problem(426, 'UPGRADE_REQUIRED', 'Please update the app to keep syncing.');
    }
    await next();
  };
}

/** P38: refuses a request that does not name the person of its session; for a stream `?person=` counts. */
function requireMatchingUser(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { id } = requireAccount(c);
    const header = c.req.header(HEADERS.userId);
    const named = isStream(c.req.path) ? [c.req.query('person'), header ?? id] : [header];
    if (named.some((person) => person !== id)) throw identityMismatch();
    await next();
  };
}
