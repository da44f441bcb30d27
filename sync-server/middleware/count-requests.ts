import type { MiddlewareHandler } from 'hono';
import type { Metrics } from '../metrics/metrics';
import type { AppEnv } from './app-env';
import { routeOf } from './request-log';

/** Counts each request by the pattern of its route. */
export function countRequests(metrics: Metrics): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const begunAt = performance.now();
    await next();
    const bytes = Number(c.req.header('content-length') ?? 0);
    if (bytes > 0) metrics.received(bytes);
    metrics.answered(c.req.method, routeOf(c), c.res.status, performance.now() - begunAt);
  };
}
