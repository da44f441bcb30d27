import { Hono } from 'hono';
import type { AppEnv } from '../middleware/app-env';
import { readToday } from '../middleware/local-time';
import {
  readChallengeProgress,
  readDailyProgress,
  readGrowthJourney,
  readProgressStats,
  readStreak,
} from '../services/records/progress';
import { readDay, requireAccount } from './read-request';
import type { RecordRouteDeps } from './record-route-deps';

/** GET /api/progress/{date}, /api/user/challenge-progress, /api/user/streak, /api/user-progress-stats. */
export function progressRoutes({ store, now }: RecordRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get('/progress/:date', async (c) => {
    const account = requireAccount(c);
    return c.json(await readDailyProgress(store, account, readDay(c)));
  });

  routes.get('/user/challenge-progress', async (c) => {
    const account = requireAccount(c);
    return c.json(await readChallengeProgress(store, account, readToday(c, now())));
  });

  routes.get('/user/streak', async (c) => {
    const account = requireAccount(c);
    return c.json({ currentStreak: await readStreak(store, account, readToday(c, now())) });
  });

  routes.get('/user-progress-stats', async (c) => {
    const account = requireAccount(c);
    return c.json(await readProgressStats(store, account, readToday(c, now())));
  });

  return routes;
}

/** GET /api/growth-journey. */
export function growthJourneyRoutes({ store, now }: RecordRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get('/growth-journey', async (c) => {
    const account = requireAccount(c);
    return c.json(await readGrowthJourney(store, account, readToday(c, now())));
  });

  return routes;
}
