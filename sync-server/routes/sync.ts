import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { type core, z } from 'zod';
import { HEADERS, LIMITS, SPOKEN_PROTOCOLS } from '../../shared/protocol/limits';
import { digestRequest, pushRequest } from '../../shared/protocol/messages';
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
import { readJson, requireAccount } from './read-request';
import { streamPokes } from './stream-pokes';

/** A push and the envelope around its rows. */
const MAX_SYNC_BODY_BYTES = LIMITS.pushBytes + 64_000;

/** Room for as many ids as a digest may leave out, of the greatest length that the app makes (P47). */
const DIGEST_BODY_BYTES = 80 * LIMITS.digestIds;

/** The longest body that the body limit before these routes must admit. */
export function maxSyncBytes(path: string): number {
  return path.endsWith('/digest') ? DIGEST_BODY_BYTES : MAX_SYNC_BODY_BYTES;
}

const STREAM_RETRY_MS = 60_000;

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

  /** Works and answers when it is this person's turn. `bytes` came with the call; `work` gives JSON. */
  function inTurn(
    c: Context<AppEnv>,
    bytes: number,
    work: (account: Account) => Promise<string>,
  ): Promise<Response> {
    const account = requireAccount(c);
    return turns.run(account.id, bytes, async () => answerJson(c, await work(account)));
  }

  /** The same for a call with a body, of which nothing but the text is fetched before its turn. */
  async function takeInTurn<Body>(
    c: Context<AppEnv>,
    schema: core.$ZodType<Body>,
    work: (account: Account, body: Body) => Promise<object>,
  ): Promise<Response> {
    requireAccount(c);
    const { length } = await c.req.text();
    return inTurn(c, length, async (account) =>
      JSON.stringify(await work(account, await readJson(c, schema))),
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

function answerJson(c: Context<AppEnv>, text: string): Moved<Response> {
  const response = c.body(text, 200, { 'content-type': 'application/json' });
  return { value: response, bytes: text.length };
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
