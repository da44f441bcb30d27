import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { loginRequest, registerRequest, type SignInAnswer } from '../../shared/api/auth';
import type { AppEnv } from '../app-env';
import { clientAddress } from '../middleware/client-address';
import { tooOften } from '../middleware/rate-limit';
import { SESSION_COOKIE } from '../middleware/session';
import type { AuthService, SignedIn } from '../services/auth';
import { Problem } from '../services/problem';
import type { RateLimiter } from '../services/rate-limiter';
import { readJson, requireAccount } from './read-request';

export interface AuthRouteDeps {
  readonly auth: AuthService;
  readonly trustedProxies: number;
  readonly secureCookies: boolean;
  readonly limits: {
    /** Failed sign-ins of one name from one address. */
    readonly signInPerName: RateLimiter;
    /** Failed sign-ins of any name from one address. */
    readonly signInPerAddress: RateLimiter;
    readonly registerPerAddress: RateLimiter;
  };
}

/** /api/auth: register, login, logout, session. */
export function authRoutes(deps: AuthRouteDeps): Hono<AppEnv> {
  const { auth, limits } = deps;
  const routes = new Hono<AppEnv>();

  routes.post('/register', async (c) => {
    const request = await readJson(c, registerRequest);
    const waitMs = limits.registerPerAddress.take(clientAddress(c, deps.trustedProxies));
    if (waitMs > 0) throw tooOften(waitMs);
    const signedIn = await auth.register(request, getCookie(c, SESSION_COOKIE));
    return c.json(welcome(c, signedIn, deps.secureCookies), 201);
  });

  routes.post('/login', async (c) => {
    const request = await readJson(c, loginRequest);
    const previous = getCookie(c, SESSION_COOKIE);
    const attempt = () => auth.signIn(request, previous);
    const signedIn = await countFailures(signInCounts(c, deps, request.username), attempt);
    return c.json(welcome(c, signedIn, deps.secureCookies));
  });

  routes.post('/logout', async (c) => {
    const token = getCookie(c, SESSION_COOKIE);
    if (token) await auth.signOut(token);
    deleteCookie(c, SESSION_COOKIE, { path: '/', secure: deps.secureCookies });
    return c.body(null, 204);
  });

  routes.get('/session', (c) => {
    const { id, username, plan } = requireAccount(c);
    return c.json({ user: { id, username }, plan });
  });

  return routes;
}

/** Sets the cookie; the answer names the person and, to the device that named itself, its key. */
function welcome(c: Context<AppEnv>, signedIn: SignedIn, secure: boolean): SignInAnswer {
  const { account, token, expiresAt, deviceKey } = signedIn;
  setCookie(c, SESSION_COOKIE, token, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure,
    expires: new Date(expiresAt),
  });
  return {
    user: { id: account.id, username: account.username },
    ...(deviceKey && { deviceKey: Buffer.from(deviceKey).toString('base64') }),
  };
}

type Count = readonly [limiter: RateLimiter, key: string];

function signInCounts(c: Context<AppEnv>, deps: AuthRouteDeps, username: string): Count[] {
  const address = clientAddress(c, deps.trustedProxies);
  const name = username.trim().normalize('NFC').toLowerCase().slice(0, 100);
  return [
    [deps.limits.signInPerAddress, address],
    [deps.limits.signInPerName, `${name} ${address}`],
  ];
}

/** Counts an attempt before it runs, so that many at once can't slip through, and takes it back unless it was a guess. */
async function countFailures<Value>(
  counts: readonly Count[],
  attempt: () => Promise<Value>,
): Promise<Value> {
  const waits = counts.map(([limiter, key]) => limiter.take(key));
  const giveBack = () => {
    counts.forEach(([limiter, key], index) => {
      if (waits[index] === 0) limiter.giveBack(key);
    });
  };
  const waitMs = Math.max(...waits);
  if (waitMs > 0) {
    giveBack();
    throw tooOften(waitMs);
  }
  try {
    const value = await attempt();
    giveBack();
    return value;
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'INVALID_CREDENTIALS')) giveBack();
    throw error;
  }
}
