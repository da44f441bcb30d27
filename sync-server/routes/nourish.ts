import { type Context, Hono } from 'hono';
import { eatingHabitsRequest } from '../../shared/api/nourish';
import type { AppEnv } from '../middleware/app-env';
import { readToday } from '../middleware/local-time';
import { readHabits, saveHabits } from '../services/records/nourish';
import { readDay, readJson, requireAccount } from './read-request';
import type { RecordRouteDeps } from './record-route-deps';

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
