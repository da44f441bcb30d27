import { Hono } from 'hono';
import {
  circleSharingRequest,
  joinRequest,
  leaderRequest,
  newCircle,
  newInviteRequest,
} from '../../shared/api/prayer-circles';
import type { AppEnv } from '../middleware/app-env';
import { enforceRate } from '../middleware/rate-limit';
import type { RateLimiters } from '../middleware/rate-rules';
import type { CircleDeps } from '../services/circles/circle-deps';
import { createCircle, deleteCircle, listCircles } from '../services/circles/circles';
import { checkCircleInvite, joinCircle, makeInvite, readInvite } from '../services/circles/invites';
import {
  blockMember,
  countMe,
  leaveCircle,
  listMembers,
  passLead,
  removeMember,
} from '../services/circles/members';
import type { GuessLimits } from '../services/guess-limits';
import { countFailures } from './count-attempts';
import { idForPost, readAsker } from './read-asker';
import { readJson, requireAccount } from './read-request';

export type CircleRouteDeps = CircleDeps &
  Pick<RateLimiters, 'circlesPerAccount'> & { readonly guesses: GuessLimits };

/** The calls on circles, their members and invites, /api/prayer-groups. */
export function circleRoutes(deps: CircleRouteDeps): Hono<AppEnv> {
  const { now, circlesPerAccount, guesses } = deps;
  const routes = new Hono<AppEnv>();

  routes.get('/prayer-groups', async (c) => c.json(await listCircles(deps, readAsker(c, now()))));

  routes.post('/prayer-groups', async (c) => {
    const asker = readAsker(c, now());
    const id = idForPost(c, deps, 'prayer-circle');
    const written = await readJson(c, newCircle);
    enforceRate(circlesPerAccount, asker.accountId);
    return c.json(await createCircle(deps, asker, { ...written, id }), 201);
  });

  routes.post('/prayer-groups/check-invite', async (c) => {
    const { id } = requireAccount(c);
    const { inviteCode } = await readJson(c, joinRequest);
    const check = () => checkCircleInvite(deps, inviteCode);
    return c.json(await countFailures(guesses, [['guessedInvites', id]], check));
  });

  routes.post('/prayer-groups/join', async (c) => {
    const asker = readAsker(c, now());
    const { inviteCode } = await readJson(c, joinRequest);
    const join = () => joinCircle(deps, asker, inviteCode);
    return c.json(await countFailures(guesses, [['guessedInvites', asker.accountId]], join));
  });

  routes.delete('/prayer-groups/:id', async (c) => {
    await deleteCircle(deps, requireAccount(c).id, c.req.param('id'));
    return c.body(null, 204);
  });

  routes.post('/prayer-groups/:id/leave', async (c) => {
    await leaveCircle(deps, requireAccount(c).id, c.req.param('id'));
    return c.body(null, 204);
  });

  routes.post('/prayer-groups/:id/leader', async (c) => {
    const asker = readAsker(c, now());
    const { memberId } = await readJson(c, leaderRequest);
    return c.json(await passLead(deps, asker, c.req.param('id'), memberId));
  });

  routes.get('/prayer-groups/:id/invite', async (c) =>
    c.json({ invite: await readInvite(deps, requireAccount(c).id, c.req.param('id')) }),
  );

  routes.post('/prayer-groups/:id/invite', async (c) => {
    const { id } = requireAccount(c);
    const { uses } = await readJson(c, newInviteRequest);
    return c.json(await makeInvite(deps, id, c.req.param('id'), uses), 201);
  });

  routes.put('/prayer-groups/:id/sharing', async (c) => {
    const asker = readAsker(c, now());
    const { countsMe } = await readJson(c, circleSharingRequest);
    return c.json(await countMe(deps, asker, c.req.param('id'), countsMe));
  });

  routes.get('/prayer-groups/:id/members', async (c) =>
    c.json(await listMembers(deps, requireAccount(c).id, c.req.param('id'))),
  );

  routes.delete('/prayer-groups/:id/members/:memberId', async (c) => {
    const { id, memberId } = c.req.param();
    await removeMember(deps, requireAccount(c).id, id, memberId);
    return c.body(null, 204);
  });

  const block = '/prayer-groups/:id/members/:memberId/block';

  routes.post(block, async (c) => {
    const { id, memberId } = c.req.param();
    await blockMember(deps, requireAccount(c).id, id, { memberId, isBlocked: true });
    return c.body(null, 204);
  });

  routes.delete(block, async (c) => {
    const { id, memberId } = c.req.param();
    await blockMember(deps, requireAccount(c).id, id, { memberId, isBlocked: false });
    return c.body(null, 204);
  });

  return routes;
}
