import { Hono } from 'hono';
import type { ContactView } from '../../shared/api/contact';
import type { AppEnv } from '../middleware/app-env';
import type { Store } from '../store/store';

export interface ContactRouteDeps {
  /** The contact that the configuration names, for public pages. */
  readonly contact: ContactView;
}

/** GET /api/contact. */
export function contactRoutes({ contact }: ContactRouteDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/contact', (c) => c.json(contact));
}

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
