import { Hono } from 'hono';
import type { ContactView } from '../../shared/api/contact';
import type { AppEnv } from '../middleware/app-env';

/** GET /api/contact: whom the configuration names, for public pages. */
export function contactRoutes(contact: ContactView): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/contact', (c) => c.json(contact));
}
