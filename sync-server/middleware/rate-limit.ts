import type { Context, MiddlewareHandler } from 'hono';
import { MEDIA } from '../../shared/protocol/media';
import { tooOften } from '../errors/problem';
import type { RateLimiter } from '../services/rate-limiter';
import type { AppEnv } from './app-env';
import { clientAddress } from './client-address';

const UPLOAD_RETRY_MS = 5_000;

export interface RequestLimits {
  readonly perAccount: RateLimiter;
  readonly uploadsPerAccount: RateLimiter;
  readonly perAddress: RateLimiter;
}

/** Limits how often one person, or one address without a session, may send requests; uploads are counted separately. */
export function limitRate(
  limits: RequestLimits,
  trustedProxies: number,
  isUpload: (c: Context<AppEnv>) => boolean,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const account = c.get('account');
    const perAccount = isUpload(c) ? limits.uploadsPerAccount : limits.perAccount;
    if (account) enforceRate(perAccount, account.id);
    else enforceRate(limits.perAddress, clientAddress(c, trustedProxies));
    await next();
  };
}

/**
 * Limits how many uploads of one person run at the same time: their bytes are on the disk before they count in the quota,
 * and their pieces in memory (A38). A further upload is answered before its body is read.
 */
export function limitUploadsAtOnce(
  isUpload: (c: Context<AppEnv>) => boolean,
): MiddlewareHandler<AppEnv> {
  const slots = new Slots(MEDIA.uploadsAtOnce);
  return async (c, next) => {
    const account = c.get('account');
    if (!account || !isUpload(c)) return next();
    if (!slots.take(account.id)) throw tooOften(UPLOAD_RETRY_MS);
    try {
      await next();
    } finally {
      slots.free(account.id);
    }
  };
}

/** Counts one use under a rate rule for `key`. Throws 429 with the seconds to wait where none is left. */
export function enforceRate(limiter: RateLimiter, key: string): void {
  const waitMs = limiter.take(key);
  if (waitMs > 0) throw tooOften(waitMs);
}

/** Counts running work for each key, up to a limit. */
class Slots {
  private readonly taken = new Map<string, number>();

  constructor(private readonly bound: number) {}

  /** Takes a slot. Returns false, and takes none, where all are taken; `free` gives one back. */
  take(key: string): boolean {
    const count = this.taken.get(key) ?? 0;
    if (count >= this.bound) return false;
    this.taken.set(key, count + 1);
    return true;
  }

  free(key: string): void {
    const left = (this.taken.get(key) ?? 0) - 1;
    if (left > 0) this.taken.set(key, left);
    else this.taken.delete(key);
  }
}
