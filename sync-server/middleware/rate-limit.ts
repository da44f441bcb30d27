import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env';
import { Problem } from '../services/problem';
import type { RateLimiter } from '../services/rate-limiter';
import { clientAddress } from './client-address';

export interface RequestLimits {
  readonly perAccount: RateLimiter;
  readonly uploadsPerAccount: RateLimiter;
  readonly perAddress: RateLimiter;
}

/** Bounds how often one person, or one address without a session, may ask; uploads are counted by themselves. */
export function limitRate(
  limits: RequestLimits,
  trustedProxies: number,
  isUpload: (c: Context<AppEnv>) => boolean,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const account = c.get('account');
    const perAccount = isUpload(c) ? limits.uploadsPerAccount : limits.perAccount;
    const waitMs = account
      ? perAccount.take(account.id)
      : limits.perAddress.take(clientAddress(c, trustedProxies));
    if (waitMs > 0) throw tooOften(waitMs);
    await next();
  };
}

/** 429 with the seconds to wait. */
export function tooOften(waitMs: number): Problem {
  return new Problem(
    429,
    'RATE_LIMITED',
    'That was a little too fast. Please wait a moment and try again.',
    waitMs / 1000,
  );
}
