import { Hono } from 'hono';
import type { ContactView } from '../shared/api/contact';
import { LIMITS } from '../shared/protocol/limits';
import type { RecordState } from '../shared/records/record';
import type { Gateway } from './billing/payment-gateway';
import type { Companion } from './companion/open-companion';
import { type BackgroundTasks, createBackgroundTasks } from './jobs/background-tasks';
import { type StartInterval, startUnrefInterval } from './jobs/timers';
import type { Logger } from './logger';
import type { MailDeps } from './mail/mail-deps';
import type { KeptLetters } from './mail/mailer';
import { limitAddress } from './middleware/address-limit';
import { limitAnswersAtOnce } from './middleware/answers-at-once';
import type { AppEnv } from './middleware/app-env';
import { limitBody } from './middleware/body-limit';
import { refuseCrossSite, refuseRebinding, requireJson } from './middleware/cross-site';
import { refuseErased } from './middleware/erased';
import { answerErrors, notFound } from './middleware/errors';
import { apiHeaders, shellHeaders } from './middleware/headers';
import { limitPosts, POSTS } from './middleware/limit-posts';
import { rememberTimeZone } from './middleware/local-time';
import { noteActivity } from './middleware/note-activity';
import { oneAtATime } from './middleware/one-at-a-time';
import { answerOnlyTheApp } from './middleware/only-the-app';
import { limitRate, limitUploadsAtOnce } from './middleware/rate-limit';
import { createRateLimiters, RATE_RULES, type RateRules } from './middleware/rate-rules';
import { requestLog } from './middleware/request-log';
import { requireProcessing, WORKED_OUT } from './middleware/require-processing';
import { crossCheckIdentity, readSession } from './middleware/session';
import { sessionCookie } from './middleware/session-cookie';
import { accountRoutes } from './routes/account';
import { accountDeletionRoutes } from './routes/account-deletion';
import { accountSecurityRoutes } from './routes/account-security';
import { analyticsRoutes } from './routes/analytics';
import { authRoutes } from './routes/auth';
import { biblePrayerRoutes } from './routes/bible-prayer';
import { billingRoutes } from './routes/billing';
import { checkInRoutes } from './routes/check-in';
import { circlePostRoutes } from './routes/circle-posts';
import { companionRoutes } from './routes/companion';
import { contactRoutes } from './routes/contact';
import { dailyDropRoutes } from './routes/daily-drop';
import { dayReviewRoutes } from './routes/day-review';
import { emailRoutes } from './routes/email';
import { feedbackRoutes } from './routes/feedback';
import { growthJourneyRoutes } from './routes/growth-journey';
import { healthRoutes } from './routes/health';
import { journalRoutes } from './routes/journal';
import { mediaRoutes } from './routes/media';
import { nourishRoutes } from './routes/nourish';
import { onboardingRoutes } from './routes/onboarding';
import { organizationRoutes } from './routes/organizations';
import { circleRoutes } from './routes/prayer-circles';
import { privacyConsentRoutes } from './routes/privacy-consent';
import { privacySettingsRoutes } from './routes/privacy-settings';
import { profileRoutes } from './routes/profile';
import { progressRoutes } from './routes/progress';
import type { RecordRouteDeps } from './routes/record-route-deps';
import { STRIPE_WEBHOOK, stripeWebhookRoutes, WEBHOOK_BODY_BYTES } from './routes/stripe-webhook';
import { suggestionRoutes } from './routes/suggestions';
import { createSyncRoutes, maxSyncBytes } from './routes/sync';
import { isUpload, isUploadPath, maxUploadBytes } from './routes/uploads';
import { createAuthService } from './services/auth';
import type { BillingDeps } from './services/billing/billing-deps';
import { endLeftCustomers } from './services/billing/end-left-customers';
import type { ContentLibrary } from './services/content/content-library';
import { createErasedLedger, type ErasedLedger } from './services/erasure/erased-ledger';
import { KeyedLock } from './services/keyed-lock';
import type { MediaDeps } from './services/media/media-deps';
import { PasswordHasher } from './services/password-hasher';
import { createPasswordService } from './services/passwords';
import type { PokeHub } from './services/pokes';
import { createEmailProofService } from './services/profile/prove-email';
import { RecordWriter } from './services/records/record-writer';
import { pushStates } from './services/sync/push-rows';
import type { SyncDeps } from './services/sync/sync-deps';
import { type StaticOptions, staticRoutes } from './static/static-routes';
import type { Account, Store } from './store/store';

/** What the environment decides about answers. */
export interface AppSettings {
  /** See `Config.publicOrigin`. */
  readonly publicOrigin: string | undefined;
  readonly trustedProxies: number;
  /** True where people come over https: cookies are Secure and browsers are told to stay on https. */
  readonly https: boolean;
  readonly sessionDays: number;
  /** What anybody may ask for. */
  readonly contact: ContactView;
}

export interface AppDeps {
  readonly store: Store;
  readonly pokes: PokeHub;
  readonly logger: Logger;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** 128 random bits, URL-safe. */
  readonly randomId: () => string;
  readonly settings: AppSettings;
  /** Where recordings are kept; without it there are no calls for them. */
  readonly media?: Pick<MediaDeps, 'files' | 'turns'>;
  readonly rateRules?: RateRules;
  /** See `SyncDeps.accountBytes`. */
  readonly accountBytes?: number;
  readonly hasher?: PasswordHasher;
  /** One that knows nobody if left out. */
  readonly erased?: ErasedLedger;
  /** Mails go nowhere if left out. */
  readonly mail?: MailDeps;
  /** None are kept if left out. */
  readonly letters?: KeptLetters;
  /** Nobody waits for its end if left out. */
  readonly backgroundTasks?: BackgroundTasks;
  /** Nothing can be paid for if left out. */
  readonly payments?: Pick<BillingDeps<Gateway>, 'gateway' | 'turns'>;
  /** Timers that keep no process alive if left out. */
  readonly startInterval?: StartInterval;
  /** The drops and mindful moments; without it there are no calls for them. */
  readonly content?: ContentLibrary | undefined;
  /** A larger model; without it devices answer by themselves. */
  readonly companion?: Companion | undefined;
  /** The built app; without it the API stands alone. */
  readonly files?: StaticOptions | undefined;
}

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

/** Where there are no recordings, there are none to remove. */
const NO_FILES = { removeAll: async () => undefined };

/** The spec's calls on a person's records. */
const RECORD_ROUTES = [
  checkInRoutes,
  journalRoutes,
  nourishRoutes,
  biblePrayerRoutes,
  progressRoutes,
  growthJourneyRoutes,
  dayReviewRoutes,
  privacySettingsRoutes,
];

/** Puts the whole server together; `main.ts` listens with it and tests call `app.request`. */
export function createApp(deps: AppDeps): Hono<AppEnv> {
  const { logger, settings } = deps;
  const app = new Hono<AppEnv>();
  app.onError(answerErrors(logger));
  app.use(requestLog(logger, deps.randomId, deps.now));
  app.use('/api/*', apiHeaders(settings.https));
  guardApi(app, deps);
  mountApi(app, deps);
  app.all('/api/*', () => {
    throw notFound();
  });
  if (deps.files) {
    app.use(shellHeaders(settings.https, deps.payments?.gateway?.provider === 'stripe'));
    app.route('/', staticRoutes(deps.files, sessionCookie(settings.https)));
  }
  return app;
}

/** Everything a request passes before any route sees it, cheapest first. */
function guardApi(app: Hono<AppEnv>, deps: AppDeps): void {
  const { store, now, settings } = deps;
  const limiters = createRateLimiters(deps.rateRules ?? RATE_RULES, now);
  const hasher = deps.hasher ?? new PasswordHasher();
  const erased = deps.erased ?? createErasedLedger();
  const cookie = sessionCookie(settings.https);
  app.use('/api/*', limitAddress());
  app.use('/api/*', refuseRebinding(settings.publicOrigin));
  app.use('/api/*', refuseCrossSite(settings.publicOrigin));
  app.use('/api/*', answerOnlyTheApp());
  app.use('/api/*', limitBody(bodyBytes));
  app.use('/api/*', requireJson(isUploadPath));
  app.use('/api/*', readSession(store, now, cookie));
  const billing = billingOf(deps);
  app.route('/', stripeWebhookRoutes(billing));
  app.use('/api/*', limitRate(limiters, settings.trustedProxies, isUpload));
  const startInterval = deps.startInterval ?? startUnrefInterval;
  app.use('/api/*', limitAnswersAtOnce(startInterval, isLong));
  app.use('/api/*', refuseErased(erased, cookie));
  app.use('/api/*', crossCheckIdentity());
  app.use('/api/*', limitUploadsAtOnce(isUpload));
  app.use('/api/*', noteActivity(store, now));
  app.use('/api/*', rememberTimeZone(store));
  for (const path of POSTS) app.use(path, limitPosts(store));
  const inTurn = oneAtATime();
  for (const path of WORKED_OUT) app.use(path, requireProcessing(store), inTurn);
  const mail = deps.mail ?? NO_MAIL;
  const backgroundTasks = deps.backgroundTasks ?? createBackgroundTasks(deps.logger);
  app.route(
    '/api',
    profileRoutes({
      store,
      randomId: deps.randomId,
      renames: limiters.renamesPerAccount,
    }),
  );
  const proofs = createEmailProofService({ store, mail, backgroundTasks, now });
  app.route(
    '/api',
    emailRoutes({
      store,
      hasher,
      proofs,
      letters: limiters.proofsPerAccount,
      guesses: limiters.signInPerName,
    }),
  );
  const auth = createAuthService({
    store,
    hasher,
    proofs,
    now,
    randomId: deps.randomId,
    sessionDays: settings.sessionDays,
  });
  app.route(
    '/api/auth',
    authRoutes({
      auth,
      limits: limiters,
      trustedProxies: settings.trustedProxies,
      cookie,
    }),
  );
  const perAccount = limiters.feedbackPerAccount;
  app.route('/api', feedbackRoutes({ store, now, randomId: deps.randomId, perAccount }));
  const passwords = createPasswordService({
    store,
    hasher,
    now,
    pokes: deps.pokes,
    mail,
    backgroundTasks,
  });
  app.route(
    '/api',
    accountSecurityRoutes({
      passwords,
      store,
      now,
      pokes: deps.pokes,
      limits: limiters,
      guesses: limiters.signInPerName,
      trustedProxies: settings.trustedProxies,
    }),
  );
  const { randomId } = deps;
  const { guessedInvites } = limiters;
  const { suggestionsPerAccount } = limiters;
  app.route('/api', suggestionRoutes({ store, now, randomId, perAccount: suggestionsPerAccount }));
  app.route(
    '/api',
    companionRoutes({
      ...limiters,
      store,
      now,
      randomId,
      log: deps.logger,
      companion: deps.companion,
    }),
  );
  const circles = { ...limiters, store, pokes: deps.pokes, now, randomId };
  app.route('/api', circleRoutes(circles));
  app.route('/api', circlePostRoutes(circles));
  app.route('/api', onboardingRoutes({ store, now, randomId, guessedInvites }));
  app.route('/api', organizationRoutes({ store, pokes: deps.pokes, now, guessedInvites }));
  const { analyticsPerAccount } = limiters;
  app.route('/api', analyticsRoutes({ store, now, analyticsPerAccount }));
  app.route('/api', billingRoutes({ ...billing, perAccount: limiters.billingPerAccount }));
  const { exportsPerAccount } = limiters;
  app.route(
    '/api',
    accountRoutes({ store, now, startInterval, logger: deps.logger, exportsPerAccount }),
  );
  app.route('/api', contactRoutes(settings.contact));
  app.route('/api', healthRoutes(store));
  const { consentPerAccount } = limiters;
  app.route('/api', privacyConsentRoutes({ store, now, log: deps.logger, consentPerAccount }));
  app.route(
    '/api',
    accountDeletionRoutes({
      store,
      erased,
      hasher,
      now,
      pokes: deps.pokes,
      files: deps.media?.files ?? NO_FILES,
      letters: deps.letters ?? NO_LETTERS,
      billing: {
        endLeft: async () =>
          backgroundTasks.run(async () => void (await endLeftCustomers(store, billing.gateway))),
      },
      guesses: limiters.signInPerName,
      cookie,
    }),
  );
}

function billingOf({ store, pokes, now, payments }: AppDeps) {
  return { store, pokes, now, ...(payments ?? { gateway: undefined, turns: new KeyedLock() }) };
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

function mountApi(app: Hono<AppEnv>, deps: AppDeps): void {
  const { store, now, randomId } = deps;
  const { accountBytes = LIMITS.accountRecordBytes } = deps;
  const sync: SyncDeps = { store, pokes: deps.pokes, log: deps.logger, accountBytes };
  const startInterval = deps.startInterval ?? startUnrefInterval;
  app.route('/api/sync/v1', createSyncRoutes({ ...sync, now, startInterval }));
  const push = (account: Account, rows: readonly RecordState[]) => pushStates(sync, account, rows);
  const writer = new RecordWriter({ store, now, push });
  const records: RecordRouteDeps = { store, writer, now, randomId };
  for (const routes of RECORD_ROUTES) app.route('/api', routes(records));
  if (deps.content) app.route('/api', dailyDropRoutes(records, deps.content));
  if (deps.media) app.route('/api', mediaRoutes({ ...deps.media, store, now, randomId }));
}
