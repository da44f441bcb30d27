import { Hono } from 'hono';
import { inviteRequest, onboardingRequest } from '../../shared/api/onboarding';
import type { AppEnv } from '../middleware/app-env';
import type { GuessLimits } from '../services/guess-limits';
import {
  checkInvite,
  completeOnboarding,
  type OnboardingDeps,
  readUserType,
} from '../services/onboarding/onboarding';
import { countFailures } from './count-attempts';
import { readJson, requireAccount } from './read-request';

export type OnboardingRouteDeps = OnboardingDeps & { readonly guesses: GuessLimits };

/** GET /api/user/type, POST /api/user/complete-onboarding, POST /api/user/check-invite. */
export function onboardingRoutes(deps: OnboardingRouteDeps): Hono<AppEnv> {
  const { store, guesses } = deps;
  const routes = new Hono<AppEnv>();

  routes.get('/user/type', async (c) => c.json(await readUserType(store, requireAccount(c).id)));

  routes.post('/user/complete-onboarding', async (c) => {
    const { id } = requireAccount(c);
    const asked = await readJson(c, onboardingRequest);
    const complete = () => completeOnboarding(deps, id, asked);
    return c.json(await countFailures(guesses, [['guessedInvites', id]], complete));
  });

  routes.post('/user/check-invite', async (c) => {
    const { id } = requireAccount(c);
    const { inviteCode } = await readJson(c, inviteRequest);
    const check = () => checkInvite(deps, inviteCode);
    return c.json(await countFailures(guesses, [['guessedInvites', id]], check));
  });

  return routes;
}
