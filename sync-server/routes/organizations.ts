import { Hono } from 'hono';
import {
  administratorRequest,
  joinOrganizationRequest,
  lookRequest,
  newOrganizationInviteRequest,
  sharingRequest,
} from '../../shared/api/organizations';
import type { AppEnv } from '../middleware/app-env';
import type { GuessLimits } from '../services/guess-limits';
import {
  endOrganizationInvite,
  joinOrganization,
  makeOrganizationInvite,
  readOrganizationInvite,
} from '../services/organizations/invites';
import { changeLook } from '../services/organizations/look';
import {
  leaveOrganization,
  listOrganizationMembers,
  listOrganizations,
  type OrganizationDeps,
  passAdministration,
  removeOrganizationMember,
  shareReflections,
} from '../services/organizations/organizations';
import { countFailures } from './count-attempts';
import { readJson, requireAccount } from './read-request';

export type OrganizationRouteDeps = OrganizationDeps & { readonly guesses: GuessLimits };

/** The calls on organizations, their people and invites, /api/organizations. */
export function organizationRoutes(deps: OrganizationRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get('/organizations', async (c) =>
    c.json(await listOrganizations(deps, requireAccount(c).id)),
  );

  routes.post('/organizations/join', async (c) => {
    const { id } = requireAccount(c);
    const asked = await readJson(c, joinOrganizationRequest);
    const join = () => joinOrganization(deps, id, asked);
    return c.json(await countFailures(deps.guesses, [['guessedInvites', id]], join));
  });

  routes.post('/organizations/:id/leave', async (c) => {
    await leaveOrganization(deps, requireAccount(c).id, c.req.param('id'));
    return c.body(null, 204);
  });

  routes.put('/organizations/:id/sharing', async (c) => {
    const { id } = requireAccount(c);
    const { sharesReflections } = await readJson(c, sharingRequest);
    return c.json(await shareReflections(deps, id, c.req.param('id'), sharesReflections));
  });

  routes.put('/organizations/:id/look', async (c) => {
    const { id } = requireAccount(c);
    const look = await readJson(c, lookRequest);
    return c.json(await changeLook(deps, id, c.req.param('id'), look));
  });

  routes.post('/organizations/:id/administrator', async (c) => {
    const { id } = requireAccount(c);
    const { memberId } = await readJson(c, administratorRequest);
    return c.json(await passAdministration(deps, id, c.req.param('id'), memberId));
  });

  routes.get('/organizations/:id/members', async (c) => {
    const { id } = requireAccount(c);
    const after = c.req.query('cursor');
    return c.json(await listOrganizationMembers(deps, id, c.req.param('id'), after));
  });

  routes.delete('/organizations/:id/members/:memberId', async (c) => {
    const { id, memberId } = c.req.param();
    await removeOrganizationMember(deps, requireAccount(c).id, id, memberId);
    return c.body(null, 204);
  });

  const invite = '/organizations/:id/invite';

  routes.get(invite, async (c) =>
    c.json({ invite: await readOrganizationInvite(deps, requireAccount(c).id, c.req.param('id')) }),
  );

  routes.post(invite, async (c) => {
    const { id } = requireAccount(c);
    const { uses } = await readJson(c, newOrganizationInviteRequest);
    return c.json(await makeOrganizationInvite(deps, id, c.req.param('id'), uses), 201);
  });

  routes.delete(invite, async (c) => {
    await endOrganizationInvite(deps, requireAccount(c).id, c.req.param('id'));
    return c.body(null, 204);
  });

  return routes;
}
