import type { Logger } from '../logger';
import type { Store } from '../store/store';
import type { UpkeepStore } from '../store/upkeep-store';
import { recomputeCohorts } from './analytics/analytics';
import type { BillingDeps } from './billing/billing-deps';
import { refreshLapsed } from './billing/keep-state';
import { collectMedia } from './media/collect-media';
import type { MediaDeps } from './media/media-deps';
import { keepPeriods, type RetentionDeps } from './retention/keep-periods';

export interface UpkeepDeps {
  readonly media: MediaDeps;
  readonly retention: Omit<RetentionDeps, 'onUnsent'>;
  readonly billing: BillingDeps & { readonly store: Store };
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** 128 random bits, URL-safe. */
  readonly randomId: () => string;
}

/**
 * What the server does at its start and then daily, until `signal` aborts it. The parts run one after another: the recordings
 * of an account that is being deleted are not looked through at the same time.
 */
export async function runUpkeep(deps: UpkeepDeps, signal: AbortSignal): Promise<void> {
  const { media, billing, logger } = deps;
  await maintainStore(media.store, signal, logger);
  await tryRecomputeCohorts(deps);
  const onUnknown = (accountId: string) =>
    logger.warn({ accountId }, 'a subscription is not known');
  const asked = await refreshLapsed({ ...billing, onUnknown }, signal);
  logger.info({ asked }, 'subscriptions whose period has ended');
  await tryKeepPeriods(deps, signal);
  logger.info(await collectMedia(media, signal), 'recordings collected');
}

async function maintainStore(
  store: UpkeepStore,
  signal: AbortSignal,
  logger: UpkeepDeps['logger'],
): Promise<void> {
  try {
    const resealed = await store.sealUnbound(signal);
    const { sealed, unreadable } = resealed;
    if (sealed + unreadable > 0)
      logger.info(resealed, 'rows of an earlier version were encrypted again');
    if (unreadable > 0) logger.warn({ unreadable }, 'rows of an earlier version can’t be read');
    await store.emptyWal();
  } catch (error) {
    logger.error({ err: error }, 'the daily work on the database failed');
  }
}

async function tryRecomputeCohorts({ billing, logger, randomId }: UpkeepDeps): Promise<void> {
  try {
    logger.info(
      { made: await recomputeCohorts(billing, randomId) },
      'members are counted in fives',
    );
  } catch (error) {
    logger.error({ err: error }, 'members were not put into fives');
  }
}

async function tryKeepPeriods(
  { retention, logger }: UpkeepDeps,
  signal: AbortSignal,
): Promise<void> {
  /** The error of a mail server may name the address, so only its kind is logged. */
  const onUnsent = (accountId: string, error: unknown) => {
    const kind = error instanceof Error ? error.name : 'unknown';
    logger.warn(
      { accountId, kind },
      'the email before a deletion could not be sent; tomorrow it is tried again',
    );
  };
  try {
    logger.info(
      await keepPeriods({ ...retention, onUnsent }, signal),
      'data past its retention period was deleted',
    );
  } catch (error) {
    logger.error({ err: error }, 'data past its retention period was not deleted');
  }
}
