import { Hono } from 'hono';
import type { ContactView } from '../../shared/api/contact';
import type { Gateway } from '../billing/payment-gateway';
import type { Companion } from '../companion/open-companion';
import type { BackgroundTasks } from '../jobs/background-tasks';
import type { StartInterval } from '../jobs/timers';
import type { Logger } from '../logger';
import type { KeptLetters, MailDeps } from '../mail/mailer';
import type { Metrics } from '../metrics/metrics';
import type { AppEnv } from '../middleware/app-env';
import type { RateLimiters } from '../middleware/rate-rules';
import type { SessionCookie } from '../middleware/session-cookie';
import { createAuthService } from '../services/auth';
import type { BillingDeps } from '../services/billing/billing-deps';
import { endLeftCustomers } from '../services/billing/end-left-customers';
import type { ContentLibrary } from '../services/content/content-library';
import type { ErasedLedger } from '../services/erasure/erased-ledger';
import type { GuessLimits } from '../services/guess-limits';
import type { MediaDeps } from '../services/media/media-deps';
import type { PasswordHasher } from '../services/password-hasher';
import { createPasswordService } from '../services/passwords';
import type { PokeHub } from '../services/pokes';
import { createEmailProofService } from '../services/profile/prove-email';
import { type ChangeState, RecordWriter } from '../services/records/record-writer';
import type { Streams } from '../services/streams';
import { changeState } from '../services/sync/push-rows';
import type { Store } from '../store/store';
import { accountRoutes } from './account';
import { accountDeletionRoutes } from './account-deletion';
import { accountSecurityRoutes } from './account-security';
import { analyticsRoutes } from './analytics';
import { authRoutes } from './auth';
import { billingRoutes } from './billing';
import { circleGuidanceRoutes } from './circle-guidance';
import { circlePostRoutes } from './circle-posts';
import { companionRoutes } from './companion';
import { dailyDropRoutes } from './daily-drop';
import { biblePrayerRoutes, checkInRoutes, dayReviewRoutes, nourishRoutes } from './day-records';
import { emailRoutes } from './email';
import { feedbackRoutes } from './feedback';
import { journalRoutes } from './journal';
import { mediaRoutes } from './media';
import { onboardingRoutes } from './onboarding';
import { operateRoutes } from './operate';
import { organizationRoutes } from './organizations';
import { circleRoutes } from './prayer-circles';
import { privacyConsentRoutes } from './privacy-consent';
import { privacySettingsRoutes } from './privacy-settings';
import { profileRoutes } from './profile';
import { growthJourneyRoutes, progressRoutes } from './progress';
import { contactRoutes, healthRoutes } from './public';
import { reminderRoutes } from './reminders';
import { replyRoutes } from './replies';
import { suggestionRoutes } from './suggestions';
import { createSyncRoutes } from './sync';

/** The dependencies of all routes of the API. */
export interface ApiDeps extends RateLimiters {
  readonly store: Store;
  readonly guesses: GuessLimits;
  readonly pokes: PokeHub;
  readonly streams: Streams;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** 128 random bits, URL-safe. */
  readonly randomId: () => string;
  readonly trustedProxies: number;
  readonly sessionDays: number;
  readonly contact: ContactView;
  readonly cookie: SessionCookie;
  readonly hasher: PasswordHasher;
  readonly erased: ErasedLedger;
  readonly mail: MailDeps;
  readonly letters: KeptLetters;
  readonly backgroundTasks: BackgroundTasks;
  readonly startInterval: StartInterval;
  /** See `SyncDeps.accountBytes`. */
  readonly accountBytes: number;
  readonly payments: Pick<BillingDeps<Gateway>, 'gateway' | 'turns'>;
  readonly media: Pick<MediaDeps, 'files' | 'turns'> | undefined;
  readonly content: ContentLibrary | undefined;
  readonly companion: Companion | undefined;
  /** Where devices may be reached, see `isPushEndpoint`. */
  readonly pushHosts: readonly string[];
}

/** Where there are no recordings, there are none to remove. */
const NO_FILES = { removeAll: async () => undefined };

/** What a person reads and does apart from their records. */
const PERSON_ROUTES: readonly ((deps: ReturnType<typeof withServices>) => Hono<AppEnv>)[] = [
  profileRoutes,
  emailRoutes,
  feedbackRoutes,
  accountSecurityRoutes,
  suggestionRoutes,
  replyRoutes,
  companionRoutes,
  circleRoutes,
  circlePostRoutes,
  circleGuidanceRoutes,
  onboardingRoutes,
  organizationRoutes,
  analyticsRoutes,
  reminderRoutes,
  accountRoutes,
  contactRoutes,
  healthRoutes,
  privacyConsentRoutes,
  accountDeletionRoutes,
  operateRoutes,
];

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

/** Every route below /api but the webhook of the payment provider, which stands before the guards of a person. */
export function apiRoutes(deps: ApiDeps): Hono<AppEnv> {
  const { store, now, randomId, content, media } = deps;
  const services = withServices(deps);
  const routes = new Hono<AppEnv>();
  routes.route('/auth', authRoutes(services));
  for (const routesOf of PERSON_ROUTES) routes.route('/', routesOf(services));
  routes.route('/', billingRoutes({ ...deps, ...deps.payments }));
  routes.route('/sync/v1', createSyncRoutes(deps));
  const change: ChangeState = (...given) => changeState(deps, ...given);
  const records = { store, writer: new RecordWriter({ change, now }), now, randomId };
  for (const routesOf of RECORD_ROUTES) routes.route('/', routesOf(records));
  if (content) routes.route('/', dailyDropRoutes(records, content));
  if (media) routes.route('/', mediaRoutes({ ...media, store, now, randomId }));
  return routes;
}

function withServices(deps: ApiDeps) {
  const { store, backgroundTasks, payments } = deps;
  const proofs = createEmailProofService(deps);
  const endLeft = async () =>
    backgroundTasks.run(async () => void (await endLeftCustomers(store, payments.gateway)));
  return {
    ...deps,
    proofs,
    auth: createAuthService({ ...deps, proofs }),
    passwords: createPasswordService(deps),
    files: deps.media?.files ?? NO_FILES,
    billing: { endLeft },
  };
}
