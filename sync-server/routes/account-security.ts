import { type Context, Hono } from 'hono';
import {
  changePasswordRequest,
  deviceNameRequest,
  forgotPasswordRequest,
  type ResetPasswordAnswer,
  resetPasswordRequest,
} from '../../shared/api/passwords';
import { cleanDeviceName } from '../../shared/domain/device-name';
import { unauthenticated } from '../errors/problem';
import type { AppEnv } from '../middleware/app-env';
import { clientAddress } from '../middleware/client-address';
import { checkEmail } from '../services/account-fields';
import { mailboxOf } from '../services/email-address';
import type { GuessLimits } from '../services/guess-limits';
import type { PasswordService } from '../services/passwords';
import type { PokeHub } from '../services/pokes';
import { listSignedInDevices } from '../services/signed-in-devices';
import type { Session, Store } from '../store/store';
import { countFailures, enforceGuesses } from './count-attempts';
import { readJson, requireAccount } from './read-request';

export interface AccountSecurityRouteDeps {
  readonly guesses: GuessLimits;
  readonly passwords: PasswordService;
  readonly store: Pick<Store, 'listSessions' | 'nameSession' | 'deleteOtherSessions'>;
  readonly pokes: Pick<PokeHub, 'publish'>;
  readonly now: () => number;
  readonly trustedProxies: number;
}

/** Passwords and sessions: /api/auth/forgot-password, /api/auth/reset-password, /api/account/password and …/sessions. */
export function accountSecurityRoutes(deps: AccountSecurityRouteDeps): Hono<AppEnv> {
  const { passwords, store } = deps;
  const routes = new Hono<AppEnv>();

  routes.post('/auth/forgot-password', async (c) => {
    const address = checkEmail((await readJson(c, forgotPasswordRequest)).email);
    await enforceGuesses(deps.guesses, [
      ['linksPerAddress', clientAddress(c, deps.trustedProxies)],
      ['linksPerEmail', mailboxOf(address)],
    ]);
    passwords.mailLink(address);
    return c.body(null, 202);
  });

  routes.post('/auth/reset-password', async (c) => {
    const username = await passwords.reset(await readJson(c, resetPasswordRequest));
    const answer: ResetPasswordAnswer = { username };
    return c.json(answer);
  });

  routes.post('/account/password', async (c) => {
    const account = requireAccount(c);
    const session = requireSession(c);
    const request = await readJson(c, changePasswordRequest);
    await countFailures(deps.guesses, [['signInPerName', account.id]], () =>
      passwords.change(account, session, request),
    );
    return c.body(null, 204);
  });

  routes.get('/account/sessions', async (c) =>
    c.json({ devices: await listSignedInDevices(store, requireSession(c), deps.now()) }),
  );

  routes.put('/account/sessions/this/name', async (c) => {
    const session = requireSession(c);
    const { name } = await readJson(c, deviceNameRequest);
    await store.nameSession(session, cleanDeviceName(name));
    return c.body(null, 204);
  });

  /** Ends every session but the caller's; the other devices are poked at once. */
  routes.delete('/account/sessions', async (c) => {
    const { accountId, tokenHash } = requireSession(c);
    await store.deleteOtherSessions(accountId, tokenHash);
    deps.pokes.publish(accountId, 0);
    return c.body(null, 204);
  });

  return routes;
}

function requireSession(c: Context<AppEnv>): Session {
  const session = c.get('session');
  if (!session) throw unauthenticated();
  return session;
}
