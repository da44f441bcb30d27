import { Hono } from 'hono';
import type { AppEnv } from '../middleware/app-env';
import { tooOften } from '../middleware/rate-limit';
import { type AnalyticsDeps, readAnalytics } from '../services/analytics/analytics';
import type { RateLimiter } from '../services/rate-limiter';
import { requireAccount } from './read-request';

export interface AnalyticsRouteDeps extends AnalyticsDeps {
  /** It counts over everybody's days, so one person asks for it so often. */
  readonly analyticsPerAccount: RateLimiter;
}

/** GET /api/analytics/{organizationId}. */
export function analyticsRoutes(deps: AnalyticsRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get('/analytics/:organizationId', async (c) => {
    const { id } = requireAccount(c);
    const waitMs = deps.analyticsPerAccount.take(id);
    if (waitMs > 0) throw tooOften(waitMs);
    return c.json(await readAnalytics(deps, id, c.req.param('organizationId')));
  });

  return routes;
}
