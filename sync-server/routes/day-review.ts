import { Hono } from 'hono';
import { dayReviewRequest } from '../../shared/api/day-review';
import type { AppEnv } from '../middleware/app-env';
import { readToday } from '../middleware/local-time';
import { readDayReview, saveDayReview } from '../services/records/day-reviews';
import { readCurrentJourney } from '../services/records/walked';
import { readChallengeDay, readJourney, readJson, requireAccount } from './read-request';
import type { RecordRouteDeps } from './record-route-deps';

/**
 * GET and POST /api/day-review/{day}: one of the ninety, of the journey that the person walks or of an earlier one that
 * `?journey=` names (J14).
 */
export function dayReviewRoutes({ store, writer, now }: RecordRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get('/day-review/:day', async (c) => {
    const account = requireAccount(c);
    const challengeDay = readChallengeDay(c.req.param('day'));
    const journey = readJourney(c, await readCurrentJourney(store, account));
    return c.json(await readDayReview(store, account, { journey, challengeDay }));
  });

  routes.post('/day-review/:day', async (c) => {
    const account = requireAccount(c);
    const challengeDay = readChallengeDay(c.req.param('day'));
    const request = await readJson(c, dayReviewRequest);
    const journey = readJourney(c, await readCurrentJourney(store, account));
    const of = { journey, challengeDay };
    return c.json(await saveDayReview(writer, account, of, request, readToday(c, now())));
  });

  return routes;
}
