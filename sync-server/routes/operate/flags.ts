import { Hono } from 'hono';
import type { AppEnv } from '../../middleware/app-env';
import { readFlags } from '../../services/operate/lists';
import type { Section } from './section';

/** What people say is wrong with answers of the companion. */
export const flagsSection: Section = ({ store, note }) => {
  const routes = new Hono<AppEnv>();
  routes.get('/flags', async (c) => {
    await note(c, 'operator-saw-flags');
    return c.json(await readFlags(store));
  });
  return routes;
};
