import { Hono } from 'hono';
import { notFound } from '../../errors/problem';
import type { AppEnv } from '../../middleware/app-env';
import { removeReported } from '../../services/circles/remove-reported';
import { closeReport } from '../../services/circles/reports';
import { readReports } from '../../services/operate/lists';
import type { Section } from './section';

/** Reports of circle posts, by ids and reasons; no word of a circle is opened. */
export const reportsSection: Section = ({ store, now, note }) => {
  const routes = new Hono<AppEnv>();

  routes.get('/reports', async (c) => {
    await note(c, 'operator-saw-reports');
    return c.json(await readReports(store));
  });

  routes.post('/reports/:id/close', async (c) => {
    const id = c.req.param('id');
    await note(c, 'operator-closed-report', id);
    if (!(await closeReport(store, id, now()))) throw notFound();
    return c.body(null, 204);
  });

  routes.post('/reports/:id/remove', async (c) => {
    const id = c.req.param('id');
    await note(c, 'operator-removed-post', id);
    if (!(await removeReported({ store, now }, id))) throw notFound();
    return c.body(null, 204);
  });

  return routes;
};
