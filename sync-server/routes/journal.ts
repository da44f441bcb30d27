import { type Context, Hono } from 'hono';
import { journalRequest } from '../../shared/api/journal';
import { HEADERS } from '../../shared/protocol/limits';
import type { AppEnv } from '../app-env';
import { notFound } from '../middleware/errors';
import { readToday } from '../middleware/local-time';
import { Problem } from '../services/problem';
import {
  createJournalEntry,
  deleteJournalEntry,
  idForKey,
  listJournal,
} from '../services/records/journal';
import { readJson, requireAccount } from './read-request';
import type { RecordRouteDeps } from './record-route-deps';

const KEY_CHARACTERS = 200;

/** GET and POST /api/journal, DELETE /api/journal/{id}. */
export function journalRoutes(deps: RecordRouteDeps): Hono<AppEnv> {
  const { store, writer, now, randomId } = deps;
  const routes = new Hono<AppEnv>();

  routes.get('/journal', async (c) => c.json(await listJournal(store, requireAccount(c))));

  routes.post('/journal', async (c) => {
    const account = requireAccount(c);
    const key = readKey(c);
    const request = await readJson(c, journalRequest);
    const id = key === undefined ? randomId() : idForKey(account.id, key);
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

function readKey(c: Context<AppEnv>): string | undefined {
  const key = c.req.header(HEADERS.idempotencyKey);
  if (key !== undefined && (key === '' || key.length > KEY_CHARACTERS)) {
    throw new Problem(400, 'INVALID_REQUEST', 'Idempotency-Key must have 1 to 200 characters.');
  }
  return key;
}
