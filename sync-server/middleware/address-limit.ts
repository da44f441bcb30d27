import type { MiddlewareHandler } from 'hono';
import { Problem } from '../errors/problem';
import type { AppEnv } from './app-env';

/** Several times the longest address that the app asks, in characters. */
const MOST_CHARACTERS = 2_000;

/**
 * Limits the length of an address, path and query, before any route reads it (A26). HTTP itself limits it to 16 kB together
 * with the headers.
 */
export function limitAddress(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (c.req.url.length > MOST_CHARACTERS) {
      throw new Problem(414, 'INVALID_REQUEST', 'This address is too long.');
    }
    await next();
  };
}
