import { Problem, tooOften } from '../errors/problem';
import { enforceRate } from '../middleware/rate-limit';
import type { RateLimiter } from '../services/rate-limiter';

/** Failures after which an attempt counts as a guess. */
const GUESSED = new Set<string>(['INVALID_CREDENTIALS', 'INVITE_UNKNOWN']);

/** The limiter and key under which an attempt is counted. */
export type Count = readonly [limiter: RateLimiter, key: string];

/**
 * Counts an attempt before it runs, so that parallel attempts can't pass uncounted, and takes the count back unless it was a
 * guess.
 */
export async function countFailures<Value>(
  counts: readonly Count[],
  attempt: () => Promise<Value>,
): Promise<Value> {
  const waits = counts.map(([limiter, key]) => limiter.take(key));
  const giveBack = () => {
    counts.forEach(([limiter, key], index) => {
      if (waits[index] === 0) limiter.giveBack(key);
    });
  };
  const waitMs = Math.max(...waits);
  if (waitMs > 0) {
    giveBack();
    throw tooOften(waitMs);
  }
  try {
    const value = await attempt();
    giveBack();
    return value;
  } catch (error) {
    if (!(error instanceof Problem && GUESSED.has(error.code))) giveBack();
    throw error;
  }
}

/** Counts an attempt before it runs, as above, and takes it back where it fails. */
export async function countSuccess<Value>(
  [limiter, key]: Count,
  attempt: () => Promise<Value>,
): Promise<Value> {
  enforceRate(limiter, key);
  try {
    return await attempt();
  } catch (error) {
    limiter.giveBack(key);
    throw error;
  }
}
