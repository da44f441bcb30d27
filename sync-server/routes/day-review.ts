import { Hono } from 'hono';
import { dayReviewRequest } from '../../shared/api/day-review';
import type { AppEnv } from '../app-env';
import { readToday } from '../middleware/local-time';
import { readDayReview, saveDayReview } from '../services/records/day-reviews';
import { readChallengeDay, readJson, requireAccount } from './read-request';
import type { RecordRouteDeps } from './record-route-deps';

/** GET and POST /api/day-review/{day}: the day is one of the ninety. */
export function dayReviewRoutes({ store, writer, now }: RecordRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get('/day-review/:day', async (c) => {
    const account = requireAccount(c);
    return c.json(await readDayReview(store, account, readChallengeDay(c.req.param('day'))));
  });

  routes.post('/day-review/:day', async (c) => {
    const account = requireAccount(c);
    const day = readChallengeDay(c.req.param('day'));
    const request = await readJson(c, dayReviewRequest);
    return c.json(await saveDayReview(writer, account, day, request, readToday(c, now())));
  });

  return routes;
}
