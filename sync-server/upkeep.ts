import type { Logger } from './logger';
import type { UpkeepStore } from './store/upkeep-store';

/** What the server does for its store at start and daily. What fails is told of and tried the next day. */
export async function keepUp(
  store: UpkeepStore,
  signal: AbortSignal,
  logger: Pick<Logger, 'info' | 'warn' | 'error'>,
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
