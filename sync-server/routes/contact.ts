import { Hono } from 'hono';
import type { ContactView } from '../../shared/api/contact';
import type { AppEnv } from '../middleware/app-env';

export interface ContactRouteDeps {
  /** The contact that the configuration names, for public pages. */
  readonly contact: ContactView;
}

/** GET /api/contact. */
export function contactRoutes({ contact }: ContactRouteDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/contact', (c) => c.json(contact));
}
