import { Hono } from 'hono';
import type { ContactView } from '../../shared/api/contact';
import { stopping } from '../errors/problem';
import type { AppEnv } from '../middleware/app-env';
import { createReadiness, type ReadinessDeps } from '../services/readiness';

export interface ContactRouteDeps {
  /** The contact that the configuration names, for public pages. */
  readonly contact: ContactView;
}

/** GET /api/contact. */
export function contactRoutes({ contact }: ContactRouteDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/contact', (c) => c.json(contact));
}

/**
 * For the programs that watch the server. GET /api/health: 204, the process answers; one that does not is started again.
 * GET /api/ready: 200 while requests should be sent here, else 503; starting it again helps nothing then.
 */
export function healthRoutes(deps: ReadinessDeps): Hono<AppEnv> {
  const isReady = createReadiness(deps);
  return new Hono<AppEnv>()
    .get('/health', (c) => c.body(null, 204))
    .get('/ready', async (c) => {
      if (!(await isReady())) throw stopping();
      return c.json({});
    });
}
