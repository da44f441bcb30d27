import type { MiddlewareHandler } from 'hono';
import { HEADERS, SPOKEN_PROTOCOLS } from '../../shared/protocol/limits';
import { identityMismatch, Problem } from '../errors/problem';
import type { AppEnv } from '../middleware/app-env';
import { requireAccount } from './read-request';

/** The one request that an EventSource makes, which can't set headers. */
function isStream(path: string): boolean {
  return path.endsWith('/stream');
}

/** P33: refuses a device whose protocol the server no longer supports. A stream may name none: it only pokes. */
export function requireProtocol(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const named = c.req.header(HEADERS.protocol);
    const mayBeSilent = isStream(c.req.path) && named === undefined;
    if (!mayBeSilent && !SPOKEN_PROTOCOLS.includes(Number(named))) {
      throw new Problem(426, 'UPGRADE_REQUIRED', 'Please update the app to keep syncing.');
    }
    await next();
  };
}

/** P38: refuses a request that does not name the person of its session; for a stream `?person=` counts. */
export function requireMatchingUser(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { id } = requireAccount(c);
    const header = c.req.header(HEADERS.userId);
    const named = isStream(c.req.path) ? [c.req.query('person'), header ?? id] : [header];
    if (named.some((person) => person !== id)) {
      throw identityMismatch();
    }
    await next();
  };
}
