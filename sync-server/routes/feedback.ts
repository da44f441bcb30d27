import { Hono } from 'hono';
import { feedbackRequest } from '../../shared/api/feedback';
import type { AppEnv } from '../middleware/app-env';
import { enforceRate } from '../middleware/rate-limit';
import type { RateLimiters } from '../middleware/rate-rules';
import { listFeedback, submitFeedback } from '../services/feedback';
import type { Store } from '../store/store';
import { idForPost } from './read-asker';
import { readJson, requireAccount } from './read-request';

export interface FeedbackRouteDeps extends Pick<RateLimiters, 'feedbackPerAccount'> {
  readonly store: Pick<Store, 'addFeedback' | 'listFeedback' | 'read' | 'keys'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly randomId: () => string;
}

/** GET and POST /api/feedback. */
export function feedbackRoutes(deps: FeedbackRouteDeps): Hono<AppEnv> {
  const { store, now, feedbackPerAccount } = deps;
  const routes = new Hono<AppEnv>();

  routes.get('/feedback', async (c) => c.json(await listFeedback(store, requireAccount(c))));

  routes.post('/feedback', async (c) => {
    const account = requireAccount(c);
    const id = idForPost(c, deps, 'feedback');
    const request = await readJson(c, feedbackRequest);
    enforceRate(feedbackPerAccount, account.id);
    return c.json(await submitFeedback(store, account, request, { id, now: now() }), 201);
  });

  return routes;
}
