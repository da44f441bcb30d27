import { type Context, Hono } from 'hono';
import {
  answeredRequest,
  newPrayerRequest,
  newPrayerResponse,
  prayedRequest,
  reportRequest,
  SEEN,
} from '../../shared/api/prayer-circles';
import type { AppEnv } from '../middleware/app-env';
import { enforceRate } from '../middleware/rate-limit';
import type { RateLimiters } from '../middleware/rate-rules';
import type { CircleDeps } from '../services/circles/circle-deps';
import { reportPost } from '../services/circles/reports';
import {
  addRequest,
  answerRequest,
  deleteRequest,
  listRequests,
  notePrayed,
} from '../services/circles/requests';
import { addResponse, deleteResponse, listResponses } from '../services/circles/responses';
import { idForPost, readAsker, readCursor } from './read-asker';
import { readJson, requireAccount } from './read-request';

export type CirclePostRouteDeps = CircleDeps &
  Pick<RateLimiters, 'postsPerAccount' | 'prayersPerAccount'>;

/** The calls on posts in circles: requests, responses, prayers, reports. */
export function circlePostRoutes(deps: CirclePostRouteDeps): Hono<AppEnv> {
  const { now, postsPerAccount, prayersPerAccount } = deps;
  const routes = new Hono<AppEnv>();

  const countPost = (c: Context<AppEnv>) => enforceRate(postsPerAccount, requireAccount(c).id);

  routes.get('/prayer-groups/:id/requests', async (c) => {
    const asker = readAsker(c, now());
    const isSeen = c.req.query(SEEN) !== undefined;
    return c.json(await listRequests(deps, asker, c.req.param('id'), readCursor(c), { isSeen }));
  });

  routes.post('/prayer-groups/:id/requests', async (c) => {
    const asker = readAsker(c, now());
    const circleId = c.req.param('id');
    const id = idForPost(c, deps, `prayer-request in ${circleId}`);
    const written = await readJson(c, newPrayerRequest);
    countPost(c);
    return c.json(await addRequest(deps, asker, circleId, { ...written, id }), 201);
  });

  routes.post('/prayer-groups/:id/reports', async (c) => {
    const { id } = requireAccount(c);
    const report = await readJson(c, reportRequest);
    countPost(c);
    return c.json({ id: await reportPost(deps, id, c.req.param('id'), report) }, 201);
  });

  routes.delete('/prayer-requests/:id', async (c) => {
    await deleteRequest(deps, requireAccount(c).id, c.req.param('id'));
    return c.body(null, 204);
  });

  routes.post('/prayer-requests/:id/answered', async (c) => {
    const asker = readAsker(c, now());
    const { story } = await readJson(c, answeredRequest);
    countPost(c);
    return c.json(await answerRequest(deps, asker, c.req.param('id'), story));
  });

  routes.post('/prayer-requests/:id/prayed', async (c) => {
    const asker = readAsker(c, now());
    const { day = asker.today } = await readJson(c, prayedRequest);
    enforceRate(prayersPerAccount, asker.accountId);
    return c.json(await notePrayed(deps, asker, c.req.param('id'), day));
  });

  routes.get('/prayer-requests/:id/responses', async (c) => {
    const asker = readAsker(c, now());
    return c.json(await listResponses(deps, asker, c.req.param('id'), readCursor(c)));
  });

  routes.post('/prayer-requests/:id/responses', async (c) => {
    const asker = readAsker(c, now());
    const requestId = c.req.param('id');
    const id = idForPost(c, deps, `prayer-response to ${requestId}`);
    const written = await readJson(c, newPrayerResponse);
    countPost(c);
    return c.json(await addResponse(deps, asker, requestId, { ...written, id }), 201);
  });

  routes.delete('/prayer-responses/:id', async (c) => {
    await deleteResponse(deps, requireAccount(c).id, c.req.param('id'));
    return c.body(null, 204);
  });

  return routes;
}
