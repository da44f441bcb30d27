import { createHmac } from 'node:crypto';
import type { Reading } from '../store/sql/database';
import {
  countGuess,
  findGuessEnd,
  forgetGuesses,
  type GuessUse,
  uncountGuess,
} from '../store/sql/guess-rows';
import { readDatabaseKey } from '../store/sql/ledger';
import type { Store } from '../store/store';
import type { RateRule } from './rate-limiter';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Rows that are kept at most; each is some hundred bytes. */
const MOST_ROWS = 1_000_000;

/** What limits guessing and letters: counted in the database, so for all servers together and over a restart (A52). */
export const GUESS_RULES = {
  /** Failed sign-ins of one name from one address, and wrong passwords of one signed-in person from any address. */
  signInPerName: { burst: 10, windowMs: 15 * MINUTE_MS },
  /** The same from all addresses, 120 a day. In both, a device that its person signed in on before counts apart. */
  signInPerNameAnywhere: { burst: 30, windowMs: 6 * HOUR_MS },
  /** Failed sign-ins of any name from one address, but for those on a device that the name signed in on before. */
  signInPerAddress: { burst: 100, windowMs: 15 * MINUTE_MS },
  registerPerAddress: { burst: 30, windowMs: HOUR_MS },
  /** Letters with a proof of an address that one person asks for. */
  proofsPerAccount: { burst: 5, windowMs: HOUR_MS },
  /** Links for a new password, whether or not an account has the email address. */
  linksPerEmail: { burst: 5, windowMs: HOUR_MS },
  linksPerAddress: { burst: 30, windowMs: HOUR_MS },
  /** Letters of every kind together to one mailbox, requested by any account (A31). */
  lettersPerMailbox: { burst: 5, windowMs: HOUR_MS },
  /** Invite codes that do not exist, by one person. */
  guessedInvites: { burst: 10, windowMs: 15 * MINUTE_MS },
  /** Wrong one-time codes and enrollment codes of one operator, 120 a day (A59). */
  operatorCodes: { burst: 5, windowMs: HOUR_MS },
} satisfies Record<string, RateRule>;

export type GuessName = keyof typeof GUESS_RULES;
export type GuessRules = Readonly<Record<GuessName, RateRule>>;

/** A limit, and the name, address or person that one use of it counts for. */
export type GuessCount = readonly [limit: GuessName, key: string];

/** Counts uses of limits for all servers on one database, by its clock. */
export interface GuessLimits {
  /** Takes one use of each. Resolves with 0, or, having taken none, with the milliseconds to wait. */
  take(counts: readonly GuessCount[]): Promise<number>;
  /** Gives back the uses of an attempt that need not count. */
  giveBack(counts: readonly GuessCount[]): Promise<void>;
}

export function createGuessLimits(
  store: Pick<Store, 'read' | 'write' | 'keys'>,
  rules: GuessRules,
): GuessLimits {
  let reading: Promise<Uint8Array> | undefined;
  const hashKey = () => {
    reading ??= store
      .read(async (tx) => (await readDatabaseKey(tx, store.keys)).derive(HASHES))
      .catch((error: unknown) => {
        reading = undefined;
        throw error;
      });
    return reading;
  };
  /** In one order, so that two attempts never wait for each other. */
  const usesOf = async (counts: readonly GuessCount[]) => {
    const limited = counts.filter(([limit]) => rules[limit].burst < Number.MAX_SAFE_INTEGER);
    if (limited.length === 0) return [];
    const key = await hashKey();
    const uses = limited.map((count) => toUse(key, count, rules[count[0]]));
    return uses.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  };
  return {
    async take(counts) {
      const uses = await usesOf(counts);
      if (uses.length === 0) return 0;
      // What is refused writes nothing, however often it is tried.
      const waitMs = await store.read(async (tx) => longestWait(tx, uses, await tx.now()));
      if (waitMs > 0) return waitMs;
      return store.write(async (tx) => {
        const now = await tx.now();
        const taken: GuessUse[] = [];
        for (const use of uses) if (await countGuess(tx, use, now)) taken.push(use);
        if (taken.length === uses.length) return 0;
        for (const use of taken) await uncountGuess(tx, use);
        return Math.max(1, await longestWait(tx, uses, now));
      });
    },
    async giveBack(counts) {
      const uses = await usesOf(counts);
      if (uses.length === 0) return;
      await store.write(async (tx) => {
        for (const use of uses) await uncountGuess(tx, use);
      });
    },
  };
}

/** Removes rows that count no more; to be run every few minutes. The table grows to a million rows and what comes meanwhile. */
export async function sweepGuesses(store: Pick<Store, 'write'>, most = MOST_ROWS): Promise<void> {
  const longestMs = Math.max(...Object.values(GUESS_RULES).map(({ windowMs }) => windowMs));
  await store.write(async (tx) => forgetGuesses(tx, { now: await tx.now(), longestMs, most }));
}

/** Of the database's key: a copy of the table says nothing without the master key. */
const HASHES = { id: 'guesses', kind: 'guesses' };

function toUse(
  hashKey: Uint8Array,
  [limit, key]: GuessCount,
  { burst, windowMs }: RateRule,
): GuessUse {
  const stepMs = Math.ceil(windowMs / burst);
  const hash = createHmac('sha256', hashKey).update(`${limit}\0${key}`).digest('base64url');
  return { key: hash, stepMs, windowMs: stepMs * burst };
}

/** How long until each can be taken once more; 0 where all can be now. */
async function longestWait(tx: Reading, uses: readonly GuessUse[], now: number): Promise<number> {
  let longest = 0;
  for (const { key, stepMs, windowMs } of uses) {
    const fullAt = (await findGuessEnd(tx, key)) ?? now;
    if (fullAt <= now + windowMs) longest = Math.max(longest, fullAt + stepMs - windowMs - now);
  }
  return longest;
}
