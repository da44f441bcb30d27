import type { Job } from '../../jobs/keep-jobs-run';
import type { Logger } from '../../logger';
import type { OutboxFolder } from '../../mail/outbox-folder';
import type { Store } from '../../store/store';
import type { UpkeepStore } from '../../store/upkeep-store';
import { recomputeCohorts } from '../analytics/analytics';
import type { BillingDeps } from '../billing/billing-deps';
import { endLeftCustomers } from '../billing/end-left-customers';
import { refreshLapsed } from '../billing/keep-state';
import { collectMedia } from '../media/collect-media';
import type { MediaDeps } from '../media/media-deps';
import { keepPeriods, type RetentionDeps } from '../retention/keep-periods';

const DAY_MS = 86_400_000;
const TEN_MINUTES_MS = 600_000;

export interface UpkeepDeps {
  readonly media: MediaDeps;
  readonly retention: Omit<RetentionDeps, 'onUnsent'>;
  readonly billing: BillingDeps & { readonly store: Store };
  readonly outbox: Pick<OutboxFolder, 'sweep'>;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** 128 random bits, URL-safe. */
  readonly randomId: () => string;
}

/** The jobs of each day, in their order. */
export function dailyJobs({ media, retention, billing, logger, randomId }: UpkeepDeps): Job[] {
  return [
    daily('maintain-store', (signal) => maintainStore(media.store, signal, logger)),
    daily('count-members', async () => {
      const made = await recomputeCohorts(billing, randomId);
      logger.info({ made }, 'members are counted in fives');
    }),
    daily('refresh-lapsed', async (signal) => {
      const onUnknown = (accountId: string) =>
        logger.warn({ accountId }, 'a subscription is not known');
      const asked = await refreshLapsed({ ...billing, onUnknown }, signal);
      logger.info({ asked }, 'subscriptions whose period has ended');
    }),
    daily('keep-periods', async (signal) => {
      const onUnsent = (accountId: string, error: unknown) => logUnsent(logger, accountId, error);
      const kept = await keepPeriods({ ...retention, onUnsent }, signal);
      logger.info(kept, 'data past its retention period was deleted');
    }),
    daily('collect-media', async (signal) => {
      logger.info(await collectMedia(media, signal), 'recordings collected');
    }),
  ];
}

/** The jobs of every ten minutes, in their order. */
export function frequentJobs({ outbox, billing, logger }: UpkeepDeps): Job[] {
  return [
    {
      name: 'sweep-outbox',
      everyMs: TEN_MINUTES_MS,
      isOfThisServer: true,
      run: async () => outbox.sweep(),
    },
    {
      name: 'end-left-customers',
      everyMs: TEN_MINUTES_MS,
      run: () => endLeft(billing, logger),
    },
  ];
}

/** Ends the subscriptions of deleted accounts, and logs how many the provider could not be told of. */
export async function endLeft(
  { store, gateway }: Pick<UpkeepDeps['billing'], 'store' | 'gateway'>,
  logger: UpkeepDeps['logger'],
): Promise<void> {
  const waiting = await endLeftCustomers(store, gateway);
  if (waiting > 0) logger.warn({ waiting }, 'Stripe has not been told yet of customers who left');
}

function daily(name: string, run: Job['run']): Job {
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

/** The error of a mail server may name the address, so only its kind is logged. */
function logUnsent(logger: UpkeepDeps['logger'], accountId: string, error: unknown): void {
  const kind = error instanceof Error ? error.name : 'unknown';
  logger.warn(
    { accountId, kind },
    'the email before a deletion could not be sent; tomorrow it is tried again',
  );
}
