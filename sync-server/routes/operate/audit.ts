import { Hono } from 'hono';
import type { AppEnv } from '../../middleware/app-env';
import { readOperatorAudit } from '../../services/operate/lists';
import { requireAccount } from '../read-request';
import type { Section } from './section';

/** What operators did of late. */
export const auditSection: Section = ({ store, note }) => {
  const routes = new Hono<AppEnv>();
  routes.get('/audit', async (c) => {
    await note(c, 'operator-saw-audit');
    return c.json(await readOperatorAudit(store, requireAccount(c).id));
  });
  return routes;
};
