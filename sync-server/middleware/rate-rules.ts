import { GUESS_RULES } from '../services/guess-limits';
import { RateLimiter, type RateRule } from '../services/rate-limiter';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * What limits floods, in the memory of each server. Each rule has one counter, `RateLimiters`; a route takes the counters it
 * needs from there by these names.
 */
const FLOOD_RULES = {
  perAccount: { burst: 600, windowMs: 30 * SECOND_MS },
  /** Pieces of a megabyte. */
  uploadsPerAccount: { burst: 300, windowMs: MINUTE_MS },
  /** Requests without a session. */
  perAddress: { burst: 300, windowMs: MINUTE_MS },
  /** Sign-ins of one name that succeed. */
  signInsPerName: { burst: 60, windowMs: HOUR_MS },
  feedbackPerAccount: { burst: 20, windowMs: HOUR_MS },
  suggestionsPerAccount: { burst: 20, windowMs: HOUR_MS },
  /** A person reads each of them before others do. */
  repliesPerAccount: { burst: 20, windowMs: DAY_MS },
  replyVotesPerAccount: { burst: 300, windowMs: HOUR_MS },
  reflectionsPerAccount: { burst: 30, windowMs: HOUR_MS },
  flagsPerAccount: { burst: 30, windowMs: HOUR_MS },
  /** Circles that one person creates. */
  circlesPerAccount: { burst: 10, windowMs: HOUR_MS },
  /** What one person writes in circles. */
  postsPerAccount: { burst: 120, windowMs: HOUR_MS },
  /** How often one person says that they prayed. */
  prayersPerAccount: { burst: 300, windowMs: HOUR_MS },
  /** Each answer tells whether a name is taken. */
  renamesPerAccount: { burst: 20, windowMs: HOUR_MS },
  /** The consent log only grows and must not be filled up. */
  consentPerAccount: { burst: 20, windowMs: HOUR_MS },
  /** Changes of reminders, and devices that come and go. */
  remindersPerAccount: { burst: 120, windowMs: HOUR_MS },
  billingPerAccount: { burst: 30, windowMs: HOUR_MS },
  /** One answer counts the days of a whole organization. */
  analyticsPerAccount: { burst: 60, windowMs: HOUR_MS },
  /** Everything that one operator asks for at the operator's page. */
  operatePerAccount: { burst: 600, windowMs: HOUR_MS },
  exportsPerAccount: { burst: 5, windowMs: HOUR_MS },
} satisfies Record<string, RateRule>;

/** How often something may be done: generous to people and their devices, tight for guessing. */
export const RATE_RULES = { ...FLOOD_RULES, ...GUESS_RULES };

export type RateRules = Readonly<Record<keyof typeof RATE_RULES, RateRule>>;

const UNLIMITED: RateRule = { burst: Number.MAX_SAFE_INTEGER, windowMs: 1 };

/** For load tests, whose thousand people all share one address. */
export const NO_RATE_RULES: RateRules = forEachRule(RATE_RULES, () => UNLIMITED);

export type RateLimiters = Readonly<Record<keyof typeof FLOOD_RULES, RateLimiter>>;

/** One counter for each rule of floods. */
export function createRateLimiters(rules: RateRules, now: () => number): RateLimiters {
  return forEachRule(FLOOD_RULES, (name) => new RateLimiter(rules[name], now));
}

function forEachRule<Name extends string, Value>(
  rules: Readonly<Record<Name, RateRule>>,
  make: (name: Name) => Value,
): Readonly<Record<Name, Value>> {
  const names = Object.keys(rules) as Name[];
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
}
