import { type Context, Hono } from 'hono';
import { biblePrayerRequest } from '../../shared/api/bible-prayer';
import { checkInRequest } from '../../shared/api/check-in';
import { dayReviewRequest } from '../../shared/api/day-review';
import { eatingHabitsRequest } from '../../shared/api/nourish';
import type { AppEnv } from '../middleware/app-env';
import { readToday } from '../middleware/local-time';
import { readBiblePrayer, saveBiblePrayer } from '../services/records/bible-prayer';
import { readCheckIn, saveCheckIn } from '../services/records/check-ins';
import { readDayReview, saveDayReview } from '../services/records/day-reviews';
import { readHabits, saveHabits } from '../services/records/nourish';
import { readCurrentJourney } from '../services/records/walked';
import { readChallengeDay, readDay, readJourney, readJson, requireAccount } from './read-request';
import type { RecordRouteDeps } from './record-route-deps';

/** POST /api/check-in, GET /api/check-in/{date}. */
export function checkInRoutes({ store, writer, now }: RecordRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.post('/check-in', async (c) => {
    const account = requireAccount(c);
    const request = await readJson(c, checkInRequest);
    const { utcOffsetMinutes } = readToday(c, now());
    return c.json({ checkIn: await saveCheckIn(writer, account, request, utcOffsetMinutes) });
  });

  routes.get('/check-in/:date', async (c) => {
    const account = requireAccount(c);
    return c.json({ checkIn: await readCheckIn(store, account, readDay(c)) });
  });

  return routes;
}

/** GET and POST /api/bible-prayer/{date}. */
export function biblePrayerRoutes({ store, writer, now }: RecordRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get('/bible-prayer/:date', async (c) => {
    const account = requireAccount(c);
    return c.json({ entry: await readBiblePrayer(store, account, readDay(c)) });
  });

  routes.post('/bible-prayer/:date', async (c) => {
    const account = requireAccount(c);
    const day = readDay(c);
    const request = await readJson(c, biblePrayerRequest);
    const { utcOffsetMinutes } = readToday(c, now());
    const entry = await saveBiblePrayer(writer, account, day, request, utcOffsetMinutes);
    return c.json({ entry });
  });

  return routes;
}

/** GET and POST /api/eating-habits/{date}, GET /api/nourish/{date}. */
export function nourishRoutes({ store, writer, now }: RecordRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const answerHabits = async (c: Context<AppEnv>) =>
    c.json({ habits: await readHabits(store, requireAccount(c), readDay(c)) });

  routes.get('/eating-habits/:date', answerHabits);
  routes.get('/nourish/:date', answerHabits);

  routes.post('/eating-habits/:date', async (c) => {
    const account = requireAccount(c);
    const day = readDay(c);
    const request = await readJson(c, eatingHabitsRequest);
    const { utcOffsetMinutes } = readToday(c, now());
    return c.json({ habits: await saveHabits(writer, account, day, request, utcOffsetMinutes) });
  });

  return routes;
}

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
