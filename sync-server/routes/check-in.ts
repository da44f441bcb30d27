import { Hono } from 'hono';
import { checkInRequest } from '../../shared/api/check-in';
import type { AppEnv } from '../middleware/app-env';
import { readToday } from '../middleware/local-time';
import { readCheckIn, saveCheckIn } from '../services/records/check-ins';
import { readDay, readJson, requireAccount } from './read-request';
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
