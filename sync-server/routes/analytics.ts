import { Hono } from 'hono';
import type { AppEnv } from '../middleware/app-env';
import { enforceRate } from '../middleware/rate-limit';
import type { RateLimiters } from '../middleware/rate-rules';
import {
  type AnalyticsDeps,
  readAnalytics,
  readCircleFigures,
} from '../services/analytics/analytics';
import { requireAccount } from './read-request';

export type AnalyticsRouteDeps = AnalyticsDeps & Pick<RateLimiters, 'analyticsPerAccount'>;

/** GET /api/analytics/{organizationId} and /api/prayer-groups/{id}/figures. */
export function analyticsRoutes(deps: AnalyticsRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get('/analytics/:organizationId', async (c) => {
    const { id } = requireAccount(c);
    enforceRate(deps.analyticsPerAccount, id);
    return c.json(await readAnalytics(deps, id, c.req.param('organizationId')));
  });

  routes.get('/prayer-groups/:id/figures', async (c) => {
    const { id } = requireAccount(c);
    enforceRate(deps.analyticsPerAccount, id);
    return c.json(await readCircleFigures(deps, id, c.req.param('id')));
  });

  return routes;
}
