import type { OwnJob } from '../../jobs/keep-jobs-run';
import type { Logger } from '../../logger';
import type { OutboxFolder } from '../../mail/outbox-folder';
import type { BillingStore } from '../../store/billing-store';
import type { Store } from '../../store/store';
import type { UpkeepStore } from '../../store/upkeep-store';
import { recomputeCohorts } from '../analytics/analytics';
import type { BillingDeps } from '../billing/billing-deps';
import { endLeftCustomers } from '../billing/end-left-customers';
import { refreshLapsed } from '../billing/keep-state';
import { sweepGuesses } from '../guess-limits';
import { sweepTurns } from '../leased-turns';
import type { HeldLease } from '../leases';
import { collectMedia } from '../media/collect-media';
import type { MediaDeps } from '../media/media-deps';
import { sendPlanLetters } from '../plan-letters/send-plan-letters';
import type { SendDeps } from '../push/send-due';
import { sendNews } from '../push/send-news';
import { sendReminders } from '../push/send-reminders';
import { keepPeriods, type RetentionDeps } from '../retention/keep-periods';
import type { UpkeepJob } from './job-turns';

const DAY_MS = 86_400_000;
const TEN_MINUTES_MS = 600_000;
const MINUTE_MS = 60_000;

export interface UpkeepDeps {
  readonly media: MediaDeps & { readonly store: Store };
  readonly retention: Omit<RetentionDeps, 'onUnsent' | 'unfenced'>;
  readonly billing: BillingDeps & { readonly store: Store };
  readonly outbox: Pick<OutboxFolder, 'sweep'>;
  readonly reminders: Pick<SendDeps, 'send' | 'wait'>;
  /** Looks after the files of builds in a bucket, and says how many it removed; undefined where there is no bucket. */
  readonly keepAssets?: (() => Promise<number>) | undefined;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** 128 random bits, URL-safe. */
  readonly randomId: () => string;
}

/** The jobs of each day, in their order. What they change they change under their lease, by its clock (U9). */
export function dailyJobs(deps: UpkeepDeps): UpkeepJob[] {
  const { media, keepAssets, logger, randomId } = deps;
  return [
    daily('maintain-store', ({ signal }) => maintainStore(media.store, signal, logger)),
    daily('count-members', async (held) => {
      const made = await recomputeCohorts(under(held, deps).billing, randomId);
      logger.info({ made }, 'members are counted in fives');
    }),
    daily('refresh-lapsed', async (held) => {
      const onUnknown = (accountId: string) => logUnknown(logger, accountId);
      const asked = await refreshLapsed({ ...under(held, deps).billing, onUnknown }, held.signal);
      logger.info({ asked }, 'subscriptions whose period has ended');
    }),
    daily('keep-periods', async (held) => {
      const onUnsent = (accountId: string, error: unknown) =>
        logUnsent(
          logger,
          { accountId, error },
          'the email before a deletion could not be sent; tomorrow it is tried again',
        );
      const kept = await keepPeriods({ ...under(held, deps).retention, onUnsent }, held.signal);
      logger.info(kept, 'data past its retention period was deleted');
    }),
    daily('collect-media', async (held) => {
      logger.info(await collectMedia(under(held, deps).media, held.signal), 'recordings collected');
    }),
    ...(keepAssets
      ? [
          daily('keep-assets', async () => {
            logger.info({ removed: await keepAssets() }, 'files of builds in the bucket');
          }),
        ]
      : []),
  ];
}

/** The jobs of every ten minutes on each server. */
export function ownJobs({ outbox }: UpkeepDeps): OwnJob[] {
  return [{ name: 'sweep-outbox', run: async () => outbox.sweep() }];
}

/** The jobs of every ten minutes on one server, in their order. */
export function frequentJobs(deps: UpkeepDeps): UpkeepJob[] {
  return [
    {
      name: 'end-left-customers',
      everyMs: TEN_MINUTES_MS,
      run: (held) => endLeft(under(held, deps).billing, deps.logger),
    },
    {
      name: 'send-plan-letters',
      everyMs: TEN_MINUTES_MS,
      run: (held) => sendLetters(held, deps),
    },
    {
      name: 'sweep-expired',
      everyMs: TEN_MINUTES_MS,
      run: async (held) => {
        const { store } = under(held, deps).media;
        await sweepGuesses(store);
        await sweepTurns(store);
      },
    },
  ];
}

/** The jobs of every minute on one server. */
export function minuteJobs({ media, reminders, logger }: UpkeepDeps): UpkeepJob[] {
  const sends = (name: string, send: typeof sendReminders): UpkeepJob => ({
    name,
    everyMs: MINUTE_MS,
    run: async (held) => {
      const store = media.store.fencedBy(held);
      const ends = await send({ ...reminders, store, now: held.now }, held.signal);
      const { later, refused } = ends;
      if (later + refused > 0) logger.warn(ends, 'push services did not take all messages');
    },
  });
  return [sends('send-reminders', sendReminders), sends('send-circle-news', sendNews)];
}

/** What a job works with: a store that changes nothing once the lease is lost, and the clock of the database. */
function under(held: HeldLease, { media, retention, billing }: UpkeepDeps) {
  const store = media.store.fencedBy(held);
  const { now } = held;
  return {
    media: { ...media, store, now },
    retention: { ...retention, store, unfenced: media.store, now },
    billing: { ...billing, store, now },
  };
}

/** Ends the subscriptions of deleted accounts, and logs how many the provider could not be told of. */
export async function endLeft(
  { store, gateway }: Pick<BillingDeps, 'gateway'> & { readonly store: BillingStore },
  logger: UpkeepDeps['logger'],
): Promise<void> {
  const waiting = await endLeftCustomers(store, gateway);
  if (waiting > 0) logger.warn({ waiting }, 'Stripe has not been told yet of customers who left');
}

function daily(name: string, run: UpkeepJob['run']): UpkeepJob {
  return { name, everyMs: DAY_MS, run };
}

async function maintainStore(
  store: UpkeepStore,
  signal: AbortSignal,
  logger: UpkeepDeps['logger'],
): Promise<void> {
  const resealed = await store.sealUnbound(signal);
  const { sealed, unreadable } = resealed;
  if (sealed + unreadable > 0)
    logger.info(resealed, 'rows of an earlier version were encrypted again');
  if (unreadable > 0) logger.warn({ unreadable }, 'rows of an earlier version can’t be read');
  await store.emptyWal();
}

/** Sends the emails about plans, and logs how many (U10). */
async function sendLetters(held: HeldLease, deps: UpkeepDeps): Promise<void> {
  const { retention, media, logger } = deps;
  const letters = {
    ...under(held, deps).billing,
    unfenced: media.store,
    mail: retention.mail,
    onUnknown: (accountId: string) => logUnknown(logger, accountId),
    onUnsent: (accountId: string, error: unknown) =>
      logUnsent(
        logger,
        { accountId, error },
        'an email about a plan could not be sent; in an hour it is tried again',
      ),
  };
  const count = await sendPlanLetters(letters, held.signal);
  if (count.sent + count.unsent > 0) logger.info(count, 'emails about plans');
}

function logUnknown(logger: UpkeepDeps['logger'], accountId: string): void {
  logger.warn({ accountId }, 'a subscription is not known');
}

/** The error of a mail server may name the address, so only its kind is logged. */
function logUnsent(
  logger: UpkeepDeps['logger'],
  { accountId, error }: { readonly accountId: string; readonly error: unknown },
  says: string,
): void {
  const kind = error instanceof Error ? error.name : 'unknown';
  logger.warn({ accountId, kind }, says);
}
