import { Problem, tooOften } from '../errors/problem';
import { enforceRate } from '../middleware/rate-limit';
import type { GuessCount, GuessLimits } from '../services/guess-limits';
import type { RateLimiter } from '../services/rate-limiter';

/** Failures after which an attempt counts as a guess. */
const GUESSED = new Set<string>(['INVALID_CREDENTIALS', 'INVITE_UNKNOWN']);

/** Counts one use of each limit. Throws 429 with the seconds to wait where none is left. */
export async function enforceGuesses(
  guesses: GuessLimits,
  counts: readonly GuessCount[],
): Promise<void> {
  const waitMs = await guesses.take(counts);
  if (waitMs > 0) throw tooOften(waitMs);
}

/**
 * Counts an attempt before it runs, so that parallel attempts can't pass uncounted, and takes the count back unless it was a
 * guess.
 */
export function countFailures<Value>(
  guesses: GuessLimits,
  counts: readonly GuessCount[],
  attempt: () => Promise<Value>,
): Promise<Value> {
  const isGuess = (error: unknown) => error instanceof Problem && GUESSED.has(error.code);
  return countBefore(guesses, counts, attempt, { isCounted: () => false, isGuess });
}

/** Counts a letter before it is asked for, and takes it back where the work fails, or where none is sent. */
export function countLetter<Value>(
  guesses: GuessLimits,
  counts: readonly GuessCount[],
  work: () => Promise<Value>,
  isSent: (value: Value) => boolean,
): Promise<Value> {
  return countBefore(guesses, counts, work, { isCounted: isSent, isGuess: () => false });
}

interface Counted<Value> {
  readonly isCounted: (value: Value) => boolean;
  readonly isGuess: (error: unknown) => boolean;
}

async function countBefore<Value>(
  guesses: GuessLimits,
  counts: readonly GuessCount[],
  attempt: () => Promise<Value>,
  { isCounted, isGuess }: Counted<Value>,
): Promise<Value> {
  await enforceGuesses(guesses, counts);
  // A count that can't be taken back costs a guess, and not the answer.
  const giveBack = () => guesses.giveBack(counts).catch(() => undefined);
  try {
    const value = await attempt();
    if (!isCounted(value)) await giveBack();
    return value;
  } catch (error) {
    if (!isGuess(error)) await giveBack();
    throw error;
  }
}

/** Counts an attempt before it runs, in the memory of this server, and takes it back where it fails. */
export async function countSuccess<Value>(
  limiter: RateLimiter,
  key: string,
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
