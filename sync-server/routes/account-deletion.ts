import { Hono } from 'hono';
import { deleteAccountRequest } from '../../shared/api/account-deletion';
import type { AppEnv } from '../middleware/app-env';
import type { SessionCookie } from '../middleware/session-cookie';
import { type DeletionDeps, deleteAccount } from '../services/account-deletion/delete-account';
import type { GuessLimits } from '../services/guess-limits';
import type { PasswordHasher } from '../services/password-hasher';
import { provePassword } from '../services/prove-password';
import { countFailures } from './count-attempts';
import { readJson, requireAccount } from './read-request';

export interface AccountDeletionRouteDeps extends DeletionDeps {
  readonly guesses: GuessLimits;
  readonly hasher: PasswordHasher;
  readonly cookie: SessionCookie;
}

/** POST /api/account/delete. After it every device of the person hears 410 (P35). */
export function accountDeletionRoutes(deps: AccountDeletionRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.post('/account/delete', async (c) => {
    const account = requireAccount(c);
    const { password } = await readJson(c, deleteAccountRequest);
    await countFailures(deps.guesses, [['signInPerName', account.id]], () =>
      provePassword(deps.hasher, account, password),
    );
    await deleteAccount(deps, account.id, 'person');
    deps.cookie.clear(c);
    return c.body(null, 204);
  });

  return routes;
}
