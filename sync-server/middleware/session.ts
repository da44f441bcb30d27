import type { Context, MiddlewareHandler } from 'hono';
import { classOfAddress } from '../../shared/api/address-class';
import { HEADERS } from '../../shared/protocol/limits';
import { identityMismatch } from '../errors/problem';
import { hashToken } from '../services/session-token';
import type { Account, Session, Store } from '../store/store';
import type { AppEnv } from './app-env';
import type { SessionCookie } from './session-cookie';

const HOUR_MS = 3_600_000;

type Found = { readonly session: Session; readonly account: Account } | undefined;

/** Identifies the caller: by the session of the cookie, or as a visitor. No header and no body identifies a person (A1). */
export function readSession(
  store: Store,
  now: () => number,
  cookie: SessionCookie,
): MiddlewareHandler<AppEnv> {
  const find = async (token: string | undefined): Promise<Found> =>
    token ? store.findSession(hashToken(token), now()) : undefined;
  return async (c, next) => {
    const token = cookie.read(c);
    const found = await (token === undefined ? findEarlier(c, cookie, find) : find(token));
    c.set('account', found?.account);
    c.set('session', found?.session);
    if (found) await touch(store, found.session, now());
    await next();
  };
}

/**
 * A session under the cookie's earlier name is used only where the request names its person (A47); the cookie then gets the
 * present name.
 */
async function findEarlier(
  c: Context<AppEnv>,
  cookie: SessionCookie,
  find: (token: string | undefined) => Promise<Found>,
): Promise<Found> {
  const token = cookie.readEarlier(c);
  const found = await find(token);
  const named = c.req.header(HEADERS.userId) ?? c.req.query('person');
  if (!token || !found || found.account.id !== named) return undefined;
  cookie.write(c, token, found.session.expiresAt);
  return found;
}

/** Once an hour, so that asking costs no write. An account in use never counts as unused by this. */
async function touch(store: Store, session: Session, now: number): Promise<void> {
  if (now - session.lastSeenAt >= HOUR_MS) await store.touchSession(session, now);
}

/** Signing in replaces the session, so a page of another person may do that alone. */
const STARTS_A_SESSION = new Set(['/api/auth/login', '/api/auth/register']);

/**
 * A page names its person in `x-user-id`. If that is not the person of the session, the request is refused: on a shared
 * browser one person's page must not write into another's account. A personal route is also refused without the header: a
 * session that a sign-out left open gives no access by its cookie alone (A28).
 */
export function crossCheckIdentity(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const account = c.get('account');
    if (account && !speaksFor(c, account)) {
      throw identityMismatch();
    }
    await next();
  };
}

function speaksFor(c: Context<AppEnv>, { id }: Account): boolean {
  const named = c.req.header(HEADERS.userId);
  if (named === undefined) return classOfAddress(c.req.method, c.req.path) !== 'personal';
  return named === id || STARTS_A_SESSION.has(c.req.path);
}
