import { Hono } from 'hono';
import { feedbackRequest } from '../../shared/api/feedback';
import type { AppEnv } from '../middleware/app-env';
import { tooOften } from '../middleware/rate-limit';
import { listFeedback, submitFeedback } from '../services/feedback';
import { idForKey } from '../services/id-for-key';
import type { RateLimiter } from '../services/rate-limiter';
import type { Store } from '../store/store';
import { readIdempotencyKey, readJson, requireAccount } from './read-request';

export interface FeedbackRouteDeps {
  readonly store: Pick<Store, 'addFeedback' | 'listFeedback'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly randomId: () => string;
  readonly perAccount: RateLimiter;
}

/** GET and POST /api/feedback. */
export function feedbackRoutes(deps: FeedbackRouteDeps): Hono<AppEnv> {
  const { store, now, randomId, perAccount } = deps;
  const routes = new Hono<AppEnv>();

  routes.get('/feedback', async (c) => c.json(await listFeedback(store, requireAccount(c))));

  routes.post('/feedback', async (c) => {
    const account = requireAccount(c);
    const key = readIdempotencyKey(c);
    const request = await readJson(c, feedbackRequest);
    const waitMs = perAccount.take(account.id);
    if (waitMs > 0) throw tooOften(waitMs);
    const id = key === undefined ? randomId() : idForKey(account.id, 'feedback', key);
    return c.json(await submitFeedback(store, account, request, { id, now: now() }), 201);
  });

  return routes;
}
