import { Hono } from 'hono';
import { biblePrayerRequest } from '../../shared/api/bible-prayer';
import type { AppEnv } from '../middleware/app-env';
import { readToday } from '../middleware/local-time';
import { readBiblePrayer, saveBiblePrayer } from '../services/records/bible-prayer';
import { readDay, readJson, requireAccount } from './read-request';
import type { RecordRouteDeps } from './record-route-deps';

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
