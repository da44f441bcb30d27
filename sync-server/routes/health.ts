import { Hono } from 'hono';
import type { AppEnv } from '../middleware/app-env';
import type { Store } from '../store/store';

export interface HealthRouteDeps {
  readonly store: Pick<Store, 'findAccount'>;
}

/** GET /api/health, for the program that watches the process: 204 once the database has answered. */
export function healthRoutes({ store }: HealthRouteDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/health', async (c) => {
    // No account has this id: that the database answers is what counts.
    await store.findAccount('');
    return c.body(null, 204);
  });
}
