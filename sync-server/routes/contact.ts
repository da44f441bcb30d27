import { Hono } from 'hono';
import type { ContactView } from '../../shared/api/contact';
import type { AppEnv } from '../app-env';

/** GET /api/contact: the sales address of the configuration, which public pages write to. */
export function contactRoutes(salesAddress: string | undefined): Hono<AppEnv> {
  const answer: ContactView = { sales: salesAddress ?? null };
  return new Hono<AppEnv>().get('/contact', (c) => c.json(answer));
}
