import { Hono } from 'hono';
import type { AppEnv } from '../middleware/app-env';
import { readToday } from '../middleware/local-time';
import { readGrowthJourney } from '../services/records/growth-journey';
import { requireAccount } from './read-request';
import type { RecordRouteDeps } from './record-route-deps';

/** GET /api/growth-journey. */
export function growthJourneyRoutes({ store, now }: RecordRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get('/growth-journey', async (c) => {
    const account = requireAccount(c);
    return c.json(await readGrowthJourney(store, account, readToday(c, now())));
  });

  return routes;
}
