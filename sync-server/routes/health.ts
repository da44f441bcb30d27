import { Hono } from 'hono';
import type { AppEnv } from '../middleware/app-env';
import type { Store } from '../store/store';

/** GET /api/health, for whoever watches over the process: 204 once the database has answered. */
export function healthRoutes(store: Pick<Store, 'findAccount'>): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/health', async (c) => {
    // Nobody has this id. That it was looked for is the answer.
    await store.findAccount('');
    return c.body(null, 204);
  });
}
