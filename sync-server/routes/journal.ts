import { Hono } from 'hono';
import { journalRequest } from '../../shared/api/journal';
import { notFound } from '../errors/problem';
import type { AppEnv } from '../middleware/app-env';
import { readToday } from '../middleware/local-time';
import { createJournalEntry, deleteJournalEntry, listJournal } from '../services/records/journal';
import { answerPage } from './answer-page';
import { idForPost } from './read-asker';
import { readJson, requireAccount } from './read-request';
import type { RecordRouteDeps } from './record-route-deps';

/** GET and POST /api/journal, DELETE /api/journal/{id}. */
export function journalRoutes(deps: RecordRouteDeps): Hono<AppEnv> {
  const { store, writer, now } = deps;
  const routes = new Hono<AppEnv>();

  routes.get('/journal', async (c) => {
    const account = requireAccount(c);
    return answerPage(c, await listJournal(store, account, c.req.query('after')));
  });

  routes.post('/journal', async (c) => {
    const account = requireAccount(c);
    const id = idForPost(c, deps, 'journal-entry');
    const request = await readJson(c, journalRequest);
    const context = { ...readToday(c, now()), id };
    return c.json(await createJournalEntry(writer, account, request, context), 201);
  });

  routes.delete('/journal/:id', async (c) => {
    const account = requireAccount(c);
    const context = { ...readToday(c, now()), id: c.req.param('id') };
    if (!(await deleteJournalEntry(writer, account, context))) throw notFound();
    return c.body(null, 204);
  });

  return routes;
}
