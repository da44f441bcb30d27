import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { HEADERS } from '../../shared/protocol/limits';
import type { AppEnv } from '../app-env';
import { Problem } from '../services/problem';
import { hashToken } from '../services/session-token';
import type { Session, Store } from '../store/store';

export const SESSION_COOKIE = 'session';

const HOUR_MS = 3_600_000;

/** Who is asking: the session named by the cookie, or nobody. No header and no body says who someone is (A1). */
export function readSession(store: Store, now: () => number): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const token = getCookie(c, SESSION_COOKIE);
    const found = token ? await store.findSession(hashToken(token), now()) : undefined;
    c.set('account', found?.account);
    c.set('session', found?.session);
    if (found) await touch(store, found.session, now());
    await next();
  };
}

/** Once an hour, so that asking costs no write. */
async function touch(store: Store, session: Session, now: number): Promise<void> {
  if (now - session.lastSeenAt >= HOUR_MS) await store.touchSession(session.tokenHash, now);
}

/** Signing in replaces the session, so it is the one thing a page of another person may do. */
const STARTS_A_SESSION = new Set(['/api/auth/login', '/api/auth/register']);

/**
 * A page says in `x-user-id` for whom it speaks. Where that is not the person of the session the request is refused:
 * on a shared browser one person's page must not write into another's account.
 */
export function crossCheckIdentity(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const named = c.req.header(HEADERS.userId);
    const account = c.get('account');
    if (named && account && named !== account.id && !STARTS_A_SESSION.has(c.req.path)) {
      throw new Problem(
        409,
        'IDENTITY_MISMATCH',
        'Someone else is signed in on this browser. Please sign in again.',
      );
    }
    await next();
  };
}
