import { createKeys } from '../sealing/master-key-keys';
import { createGuessLimits, GUESS_RULES, type GuessLimits } from '../services/guess-limits';
import { openSqliteStore } from '../store/sqlite/open-sqlite-store';

/** The limits of guesses on an empty database of their own, by the clock that is given. */
export function openGuessLimits(now: () => number): GuessLimits {
  const keys = createKeys(Buffer.alloc(32, 9));
  const store = openSqliteStore({ file: ':memory:', keys, randomId: () => 'epoch-1', now });
  return createGuessLimits(store, GUESS_RULES);
}
