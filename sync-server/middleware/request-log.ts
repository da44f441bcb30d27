import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes, routePath } from 'hono/route';
import type { Logger } from '../logger';
import type { AppEnv } from './app-env';

/**
 * Gives each request an id and logs how it ended: method, route and status. Never a body, a header, a query or the value of
 * a path parameter, which may hold a person's words or secrets.
 */
export function requestLog(
  logger: Logger,
  randomId: () => string,
  now: () => number,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = randomId();
    const begunAt = now();
    c.set('requestId', requestId);
    await next();
    // Not `c.header`, which at this point would copy the answer and make a stream of its text.
    c.res.headers.set('X-Request-Id', requestId);
    const accountId = c.get('account')?.id;
    const { method } = c.req;
    const path = routeOf(c);
    logger.info({ requestId, method, path, status: c.res.status, ms: now() - begunAt, accountId });
  };
}

/** The path of the route that a request is for, `/api/journal/:id`, also where a guard refused the request. */
export function routeOf(c: Context<AppEnv>): string {
  const paths = matchedRoutes(c).map(({ path }) => path);
  return paths.findLast((path) => !path.endsWith('*')) ?? routePath(c);
}
