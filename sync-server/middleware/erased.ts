import type { Context, MiddlewareHandler } from 'hono';
import { HEADERS } from '../../shared/protocol/limits';
import { Problem } from '../errors/problem';
import type { ErasedLedger } from '../services/erasure/erased-ledger';
import { hashToken } from '../services/session-token';
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
 * the sync calls alone (A50).
 */
export function refuseErased(
  erased: ErasedLedger,
  cookie: SessionCookie,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const session = c.get('session');
    const token = session ? undefined : cookie.read(c);
    const hasCookie = (cookie.read(c) ?? cookie.readEarlier(c)) !== undefined;
    const named = hasCookie || isSync(c.req.path) ? namedBy(c) : undefined;
    const isErased =
      (named !== undefined && erased.has(named)) ||
      (session !== undefined && erased.has(session.accountId)) ||
      (token !== undefined && erased.hasSession(hashToken(token)));
    if (isErased && !CHANGES_THE_SESSION.has(c.req.path)) {
      throw new Problem(410, 'ACCOUNT_ERASED', 'This account was deleted.');
    }
    await next();
  };
}

/** The account that a request names. */
function namedBy(c: Context<AppEnv>): string | undefined {
  return c.req.header(HEADERS.userId) ?? c.req.query('person');
}

function isSync(path: string): boolean {
  return path.startsWith('/api/sync/');
}
