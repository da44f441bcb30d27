import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env';
import type { Logger } from '../logger';

/**
 * Names each request and logs how it ended: method, path and status. Never a body, a header or a query, which may hold
 * a person's words or secrets.
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
    c.header('X-Request-Id', requestId);
    const { method, path } = c.req;
    const accountId = c.get('account')?.id;
    logger.info({ requestId, method, path, status: c.res.status, ms: now() - begunAt, accountId });
  };
}
