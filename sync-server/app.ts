import { Hono, type MiddlewareHandler } from 'hono';
import type { ContactView } from '../shared/api/contact';
import { LIMITS } from '../shared/protocol/limits';
import type { Gateway } from './billing/payment-gateway';
import type { Companion } from './companion/open-companion';
import { PUSH_SERVICES } from './config-addresses';
import { notFound } from './errors/problem';
import { type BackgroundTasks, createBackgroundTasks } from './jobs/background-tasks';
import { type StartInterval, startUnrefInterval } from './jobs/timers';
import type { Logger } from './logger';
import type { KeptLetters, MailDeps } from './mail/mailer';
import { type Metrics, NO_METRICS } from './metrics/metrics';
import { limitAnswersAtOnce } from './middleware/answers-at-once';
import type { AppEnv } from './middleware/app-env';
import { sendByHand } from './middleware/by-hand';
import { countRequests } from './middleware/count-requests';
import { refuseCrossSite, refuseRebinding, requireJson } from './middleware/cross-site';
import { DERIVED_DATA_PATHS, oneAtATime, requireProcessing } from './middleware/derived-data';
import { refuseErased } from './middleware/erased';
import { answerErrors } from './middleware/errors';
import { apiHeaders, shellHeaders } from './middleware/headers';
import { limitPosts, POSTS } from './middleware/limit-posts';
import { rememberTimeZone } from './middleware/local-time';
import { answerOnlyTheApp } from './middleware/only-the-app';
import { limitRate, limitUploadsAtOnce } from './middleware/rate-limit';
import { createRateLimiters, RATE_RULES, type RateRules } from './middleware/rate-rules';
import { requestLog } from './middleware/request-log';
import { crossCheckIdentity, readSession } from './middleware/session';
import { sessionCookie } from './middleware/session-cookie';
import { limitAddress, limitBody } from './middleware/size-limits';
import { type ApiDeps, apiRoutes } from './routes/api-routes';
import { STRIPE_WEBHOOK, stripeWebhookRoutes, WEBHOOK_BODY_BYTES } from './routes/stripe-webhook';
import { maxSyncBytes, takesGzip } from './routes/sync';
import { isUpload, isUploadPath, maxUploadBytes } from './routes/uploads';
import type { BillingDeps } from './services/billing/billing-deps';
import type { ContentLibrary } from './services/content/content-library';
import { createErasedLedger, type ErasedLedger } from './services/erasure/erased-ledger';
import { createGuessLimits } from './services/guess-limits';
import { KeyedLock } from './services/keyed-lock';
import type { MediaDeps } from './services/media/media-deps';
import { PasswordHasher } from './services/password-hasher';
import type { PokeHub } from './services/pokes';
import { Streams } from './services/streams';
import { type StaticOptions, staticRoutes } from './static/static-routes';
import type { Store } from './store/store';

/** What the environment decides about the answers. */
export interface AppSettings {
  /** See `Config.publicOrigin`. */
  readonly publicOrigin: string | undefined;
  readonly trustedProxies: number;
  /** Whether people reach the server over https: then cookies are Secure and browsers are told to stay on https. */
  readonly https: boolean;
  readonly sessionDays: number;
  /** What `GET /api/contact` tells everyone. */
  readonly contact: ContactView;
}

export interface AppDeps {
  readonly store: Store;
  readonly pokes: PokeHub;
  readonly logger: Logger;
  /** What the server counts of itself; nothing if left out. */
  readonly metrics?: Metrics;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** 128 random bits, URL-safe. */
  readonly randomId: () => string;
  readonly settings: AppSettings;
  /** Where recordings are stored; without it there are no routes for them. */
  readonly media?: Pick<MediaDeps, 'files' | 'turns'>;
  readonly rateRules?: RateRules;
  /** See `SyncDeps.accountBytes`. */
  readonly accountBytes?: number;
  readonly hasher?: PasswordHasher;
  /** An empty one if left out. */
  readonly erased?: ErasedLedger;
  /** Emails are dropped if left out. */
  readonly mail?: MailDeps;
  /** No letters are stored if left out. */
  readonly letters?: KeptLetters;
  /** If left out, nothing waits for these tasks to end. */
  readonly backgroundTasks?: BackgroundTasks;
  /** Payments are off if left out. */
  readonly payments?: Pick<BillingDeps<Gateway>, 'gateway' | 'turns'>;
  /** Those of this app alone if left out. */
  readonly streams?: Streams;
  /** `startUnrefInterval` if left out. */
  readonly startInterval?: StartInterval;
  /** The drops and mindful moments; without it there are no routes for them. */
  readonly content?: ContentLibrary | undefined;
  /** A larger model; without it devices answer on their own. */
  readonly companion?: Companion | undefined;
  /** Where devices may be reached; the push services of the browsers if left out. */
  readonly pushHosts?: readonly string[];
  /** The built app; without it only the API is served. */
  readonly files?: StaticOptions | undefined;
}

/** Every request to the API. */
const API = '/api/*';

/** Names, passwords and a token, with room for texts that are a little too long. */
const AUTH_BODY_BYTES = 8_000;

/** One record and its envelope. */
const CALL_BODY_BYTES = LIMITS.recordBytes + 100_000;

const NO_LETTERS: KeptLetters = { forget: () => undefined };

const NO_MAIL: MailDeps = {
  mailer: { send: async () => undefined },
  origin: '',
  signOff: ['', ''],
};

/** Puts the whole server together; `main.ts` listens with it and tests call `app.request`. */
export function createApp(deps: AppDeps): Hono<AppEnv> {
  const { logger, settings, files, metrics } = deps;
  const api = toApiDeps(deps);
  const app = new Hono<AppEnv>();
  app.onError(answerErrors(logger, metrics));
  if (metrics) app.use(countRequests(metrics));
  app.use(sendByHand());
  app.use(requestLog(logger, deps.randomId, deps.now));
  app.use(API, apiHeaders(settings.https));
  app.use(API, ...requestGuards(settings.publicOrigin));
  app.use(API, readSession(api.store, api.now, api.cookie));
  app.route('/', stripeWebhookRoutes({ ...api, ...api.payments }));
  app.use(API, ...personGuards(api));
  for (const path of POSTS) app.use(path, limitPosts(api.store));
  const inTurn = oneAtATime();
  for (const path of DERIVED_DATA_PATHS) app.use(path, requireProcessing(api.store), inTurn);
  app.route('/api', apiRoutes(api));
  app.all(API, () => {
    throw notFound();
  });
  if (files) {
    app.use(shellHeaders(settings.https, api.payments.gateway?.provider === 'stripe'));
    app.route('/', staticRoutes(files, api.cookie));
  }
  return app;
}

/** Refuse a request by its address, headers and length alone, before the database is asked who sends it. */
function requestGuards(publicOrigin: string | undefined): MiddlewareHandler<AppEnv>[] {
  return [
    limitAddress(),
    refuseRebinding(publicOrigin),
    refuseCrossSite(publicOrigin),
    answerOnlyTheApp(),
    limitBody(bodyBytes, takesGzip),
    requireJson(isUploadPath),
  ];
}

/** Refuse, delay or note a request by the person, or the visitor, who sends it. They run in this order. */
function personGuards(api: ApiDeps): MiddlewareHandler<AppEnv>[] {
  return [
    limitRate(api, api.trustedProxies, isUpload),
    limitAnswersAtOnce(api.startInterval, isLong),
    refuseErased(api.store, api.cookie),
    crossCheckIdentity(),
    limitUploadsAtOnce(isUpload),
    rememberTimeZone(api.store),
  ];
}

/** The dependencies of the routes, with a default for each that was left out. */
function toApiDeps(deps: AppDeps): ApiDeps {
  const { store, pokes, logger, now, randomId, settings } = deps;
  const { startInterval = startUnrefInterval, rateRules = RATE_RULES } = deps;
  const streams = deps.streams ?? new Streams({ store, pokes, now, startInterval, log: logger });
  return {
    ...createRateLimiters(rateRules, now),
    store,
    guesses: createGuessLimits(store, rateRules),
    pokes,
    streams,
    log: logger,
    metrics: deps.metrics ?? NO_METRICS,
    now,
    randomId,
    trustedProxies: settings.trustedProxies,
    sessionDays: settings.sessionDays,
    contact: settings.contact,
    cookie: sessionCookie(settings.https),
    hasher: deps.hasher ?? new PasswordHasher(),
    erased: deps.erased ?? createErasedLedger(),
    mail: deps.mail ?? NO_MAIL,
    letters: deps.letters ?? NO_LETTERS,
    backgroundTasks: deps.backgroundTasks ?? createBackgroundTasks(logger),
    startInterval,
    accountBytes: deps.accountBytes ?? LIMITS.accountRecordBytes,
    payments: deps.payments ?? { gateway: undefined, turns: new KeyedLock() },
    media: deps.media,
    content: deps.content,
    companion: deps.companion,
    pushHosts: deps.pushHosts ?? PUSH_SERVICES,
  };
}

/** Answers that take long because of the line, not of their work: streams, recordings, the export. */
function isLong(path: string): boolean {
  return path.endsWith('/stream') || path === '/api/data-export' || isUploadPath(path);
}

/** What one call may bring at most. */
function bodyBytes(path: string): number {
  if (isUploadPath(path)) return maxUploadBytes(path);
  if (path === STRIPE_WEBHOOK) return WEBHOOK_BODY_BYTES;
  if (path.startsWith('/api/auth/')) return AUTH_BODY_BYTES;
  return path.startsWith('/api/sync/') ? maxSyncBytes(path) : CALL_BODY_BYTES;
}
