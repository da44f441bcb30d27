import { type Context, Hono } from 'hono';
import { newCirclePlan, newGuidance } from '../../shared/api/circle-guidance';
import type { AppEnv } from '../middleware/app-env';
import { enforceRate } from '../middleware/rate-limit';
import type { RateLimiters } from '../middleware/rate-rules';
import type { CircleDeps } from '../services/circles/circle-deps';
import { endPlan, setPlan } from '../services/circles/circle-plan';
import {
  addGuidance,
  changeGuidance,
  deleteGuidance,
  listGuidance,
} from '../services/circles/guidance';
import { idForPost } from './read-asker';
import { readJson, requireAccount } from './read-request';

export type CircleGuidanceRouteDeps = CircleDeps & Pick<RateLimiters, 'postsPerAccount'>;

/** The calls on what the leader of a circle gives its members. */
export function circleGuidanceRoutes(deps: CircleGuidanceRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  const countPost = (c: Context<AppEnv>) => enforceRate(deps.postsPerAccount, requireAccount(c).id);

  routes.get('/prayer-groups/:id/guidance', async (c) =>
    c.json(await listGuidance(deps, requireAccount(c).id, c.req.param('id'))),
  );

  routes.post('/prayer-groups/:id/guidance', async (c) => {
    const account = requireAccount(c);
    const circleId = c.req.param('id');
    const id = idForPost(c, deps, `guidance in ${circleId}`);
    const written = await readJson(c, newGuidance);
    countPost(c);
    return c.json(await addGuidance(deps, account.id, circleId, { ...written, id }), 201);
  });

  routes.post('/prayer-groups/:id/guidance/:itemId', async (c) => {
    const account = requireAccount(c);
    const { id: circleId, itemId: id } = c.req.param();
    const written = await readJson(c, newGuidance);
    countPost(c);
    return c.json(await changeGuidance(deps, account.id, circleId, { ...written, id }));
  });

  routes.delete('/prayer-groups/:id/guidance/:itemId', async (c) => {
    const { id, itemId } = c.req.param();
    await deleteGuidance(deps, requireAccount(c).id, id, itemId);
    return c.body(null, 204);
  });

  routes.post('/prayer-groups/:id/plan', async (c) => {
    const account = requireAccount(c);
    const circleId = c.req.param('id');
    const id = idForPost(c, deps, `plan of ${circleId}`);
    const given = await readJson(c, newCirclePlan);
    countPost(c);
    return c.json(await setPlan(deps, account.id, circleId, { ...given, id }), 201);
  });

  routes.delete('/prayer-groups/:id/plan', async (c) => {
    await endPlan(deps, requireAccount(c).id, c.req.param('id'));
    return c.body(null, 204);
  });

  return routes;
}
