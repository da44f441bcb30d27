import type { Context, MiddlewareHandler } from 'hono';
import { HEADERS } from '../../shared/protocol/limits';
import { Problem } from '../errors/problem';
import { isErased } from '../services/erasure/is-erased';
import { hashToken } from '../services/session-token';
import type { ErasedMarks } from '../store/erasure';
import type { Store } from '../store/store';
import type { AppEnv } from './app-env';
import type { SessionCookie } from './session-cookie';

/** Beginning or ending a session and opening a mailed link must work also with the cookie of an erased account. */
const CHANGES_THE_SESSION = new Set([
  '/api/auth/login',
  '/api/auth/register',
  '/api/auth/logout',
  '/api/auth/forgot-password',
  '/api/auth/reset-password',
  '/api/auth/confirm-email',
]);

/**
 * Answers 410 to the devices of an erased person, so that they delete their local data (P35, A24). The account that a
 * request names gives no access here; the answer says only that it is gone. A caller without a cookie gets this answer from
 * the sync calls alone (A50). A request of a session, in the name of its own person, costs no question (U7).
 */
export function refuseErased(
  store: Pick<Store, 'read'>,
  cookie: SessionCookie,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!CHANGES_THE_SESSION.has(c.req.path) && (await isErased(store, marksOf(c, cookie)))) {
      throw new Problem(410, 'ACCOUNT_ERASED', 'This account was deleted.');
    }
    await next();
  };
}

/**
 * What of a request may be an erased account's: an erased account has no session. Where a request names its person, their account
 * alone counts, not the cookie of another who used the same browser: a page deletes what it has of the person it names (A71).
 */
function marksOf(c: Context<AppEnv>, cookie: SessionCookie): ErasedMarks {
  const session = c.get('session');
  const token = cookie.read(c);
  const hasCookie = (token ?? cookie.readEarlier(c)) !== undefined;
  const named = hasCookie || isSync(c.req.path) ? namedBy(c) : undefined;
  return {
    accountId: named === session?.accountId ? undefined : named,
    tokenHash: session || token === undefined || named !== undefined ? undefined : hashToken(token),
  };
}

/** The account that a request names. */
function namedBy(c: Context<AppEnv>): string | undefined {
  return c.req.header(HEADERS.userId) ?? c.req.query('person');
}

function isSync(path: string): boolean {
  return path.startsWith('/api/sync/');
}
