import { Hono } from 'hono';
import { exportFileName } from '../../shared/api/export';
import type { AlsoKept, AlsoKeptAnswer } from '../../shared/api/server-export';
import type { StartInterval } from '../jobs/timers';
import type { Logger } from '../logger';
import type { AppEnv } from '../middleware/app-env';
import { readToday } from '../middleware/local-time';
import { enforceRate } from '../middleware/rate-limit';
import type { RateLimiters } from '../middleware/rate-rules';
import { readAlsoKept } from '../services/data-export/also-kept';
import { streamExport } from '../services/data-export/stream-export';
import { textStream } from '../services/data-export/text-stream';
import type { Account, Store } from '../store/store';
import { requireAccount } from './read-request';

/** How long an export may take on a slow line. */
const LONGEST_MS = 3_600_000;

export interface AccountRouteDeps extends Pick<RateLimiters, 'exportsPerAccount'> {
  readonly store: Store;
  readonly now: () => number;
  readonly startInterval: StartInterval;
  readonly log: Pick<Logger, 'error'>;
}

/** GET /api/data-export, and its part besides the records, for a device that builds the file itself. */
export function accountRoutes(deps: AccountRouteDeps): Hono<AppEnv> {
  const { store, now, exportsPerAccount } = deps;
  const routes = new Hono<AppEnv>();

  routes.get('/data-export', async (c) => {
    const account = requireAccount(c);
    const alsoKept = await beginExport(account);
    const data = streamExport(store, account, now(), { alsoKept });
    const fileName = exportFileName(readToday(c, now()).day);
    return c.body(cutShort(data, deps), 200, {
      'Content-Type': 'application/json',
      'Content-Disposition': `attachment; filename="${fileName}"`,
    });
  });

  routes.get('/data-export/also-kept', async (c) => {
    const alsoKept = await beginExport(requireAccount(c));
    return c.json({ alsoKept } satisfies AlsoKeptAnswer);
  });

  return routes;

  /** Counts the export, reads its part besides the records, and notes it in the audit. */
  async function beginExport(account: Account): Promise<AlsoKept> {
    enforceRate(exportsPerAccount, account.id);
    const alsoKept = await readAlsoKept(store, account);
    await store.appendAudit({
      at: now(),
      accountId: account.id,
      actor: 'person',
      action: 'data-exported',
    });
    return alsoKept;
  }
}

/** An export that fails or takes too long is cut short; the import detects that. */
function cutShort(pieces: AsyncIterable<string>, { startInterval, log }: AccountRouteDeps) {
  const late = new AbortController();
  const endTimer = startInterval(LONGEST_MS, () =>
    late.abort(new Error('An export took too long')),
  );
  return textStream(watched(), late.signal);

  async function* watched(): AsyncGenerator<string, void, undefined> {
    try {
      yield* pieces;
    } catch (error) {
      log.error({ err: error }, 'an export was cut short');
      throw error;
    } finally {
      endTimer();
    }
  }
}
