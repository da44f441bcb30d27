import { type Context, Hono } from 'hono';
import {
  type LoginRequest,
  loginRequest,
  registerRequest,
  type SignInAnswer,
} from '../../shared/api/auth';
import type { AppEnv } from '../middleware/app-env';
import { clientAddress } from '../middleware/client-address';
import type { RateLimiters } from '../middleware/rate-rules';
import type { SessionCookie } from '../middleware/session-cookie';
import { foldName } from '../names/fold-name';
import { USERNAME_CHARACTERS } from '../services/account-fields';
import type { AuthService, Browser, SignedIn } from '../services/auth';
import type { GuessCount, GuessLimits } from '../services/guess-limits';
import { countFailures, countSuccess, enforceGuesses } from './count-attempts';
import { readJson, requireAccount } from './read-request';

export interface AuthRouteDeps extends Pick<RateLimiters, 'signInsPerName'> {
  readonly guesses: GuessLimits;
  readonly auth: AuthService;
  readonly trustedProxies: number;
  readonly cookie: SessionCookie;
}

/** /api/auth: register, login, logout, session. */
export function authRoutes(deps: AuthRouteDeps): Hono<AppEnv> {
  const { auth, cookie } = deps;
  const routes = new Hono<AppEnv>();

  routes.post('/register', async (c) => {
    const request = await readJson(c, registerRequest);
    const address = clientAddress(c, deps.trustedProxies);
    await enforceGuesses(deps.guesses, [['registerPerAddress', address]]);
    const signedIn = await auth.register(request, browserOf(c, cookie));
    return c.json(welcome(c, signedIn, cookie), 201);
  });

  routes.post('/login', async (c) => {
    const request = await readJson(c, loginRequest);
    const attempt = () => auth.signIn(request, browserOf(c, cookie));
    const signedIn = await countSuccess(deps.signInsPerName, nameKey(request), async () =>
      countFailures(deps.guesses, await signInCounts(c, deps, request), attempt),
    );
    return c.json(welcome(c, signedIn, cookie));
  });

  routes.post('/logout', async (c) => {
    for (const token of [cookie.read(c), cookie.readEarlier(c)]) {
      if (token) await auth.signOut(token);
    }
    cookie.clear(c);
    return c.body(null, 204);
  });

  routes.get('/session', (c) => {
    const { id, username, plan } = requireAccount(c);
    return c.json({ user: { id, username }, plan });
  });

  return routes;
}

function browserOf(c: Context<AppEnv>, cookie: SessionCookie): Browser {
  const previousToken = cookie.read(c) ?? cookie.readEarlier(c);
  return { previousToken, userAgent: c.req.header('user-agent') };
}

/** Sets the cookie. The answer names the person, what is known of the account and, for a device that gave its id, its key. */
function welcome(c: Context<AppEnv>, signedIn: SignedIn, cookie: SessionCookie): SignInAnswer {
  const { account, token, expiresAt, deviceKey, hasBegun, hasWeakPassword } = signedIn;
  const { onboarded, userType } = signedIn.facts;
  cookie.write(c, token, expiresAt);
  return {
    user: { id: account.id, username: account.username },
    onboarded,
    userType,
    ...(hasBegun && { hasBegun: true as const }),
    ...(hasWeakPassword && { weakPassword: true as const }),
    ...(deviceKey && { deviceKey: Buffer.from(deviceKey).toString('base64') }),
  };
}

/**
 * Failed sign-ins of a stranger do not count for a device on which the person signed in before, not even where both share an
 * address, so a stranger can't lock the person out there (A9).
 */
async function signInCounts(
  c: Context<AppEnv>,
  deps: AuthRouteDeps,
  request: LoginRequest,
): Promise<GuessCount[]> {
  const address = clientAddress(c, deps.trustedProxies);
  const name = nameKey(request);
  if (await deps.auth.knowsDevice(request)) {
    const here = `${name} on ${request.deviceId}`;
    return [
      ['signInPerName', `${here} ${address}`],
      ['signInPerNameAnywhere', here],
    ];
  }
  return [
    ['signInPerAddress', address],
    ['signInPerName', `${name} ${address}`],
    ['signInPerNameAnywhere', name],
  ];
}

function nameKey({ username }: LoginRequest): string {
  return foldName(username.trim()).slice(0, USERNAME_CHARACTERS);
}
