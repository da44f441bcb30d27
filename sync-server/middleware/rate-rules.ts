import { RateLimiter, type RateRule } from '../services/rate-limiter';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * How often something may be done: generous to people and their devices, tight for guessing. Each rule has one counter,
 * `RateLimiters`; a route takes the counters it needs from there by these names.
 */
export const RATE_RULES = {
  perAccount: { burst: 600, windowMs: 30 * SECOND_MS },
  /** Pieces of a megabyte. */
  uploadsPerAccount: { burst: 300, windowMs: MINUTE_MS },
  /** Requests without a session. */
  perAddress: { burst: 300, windowMs: MINUTE_MS },
  /** Failed sign-ins of one name from one address, and wrong passwords of one signed-in person from any address. */
  signInPerName: { burst: 10, windowMs: 15 * MINUTE_MS },
  /** Failed sign-ins of one name from all addresses, 120 a day; a device that its person signed in on before counts apart. */
  signInPerNameAnywhere: { burst: 30, windowMs: 6 * HOUR_MS },
  /** Failed sign-ins of any name from one address. */
  signInPerAddress: { burst: 100, windowMs: 15 * MINUTE_MS },
  /** Sign-ins of one name that succeed. */
  signInsPerName: { burst: 60, windowMs: HOUR_MS },
  registerPerAddress: { burst: 30, windowMs: HOUR_MS },
  feedbackPerAccount: { burst: 20, windowMs: HOUR_MS },
  suggestionsPerAccount: { burst: 20, windowMs: HOUR_MS },
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
  billingPerAccount: { burst: 30, windowMs: HOUR_MS },
  /** Letters with a proof of an address that one person asks for. */
  proofsPerAccount: { burst: 5, windowMs: HOUR_MS },
  /** Links for a new password, whether or not an account has the email address. */
  linksPerEmail: { burst: 5, windowMs: HOUR_MS },
  linksPerAddress: { burst: 30, windowMs: HOUR_MS },
  /** Invite codes that do not exist, by one person. */
  guessedInvites: { burst: 10, windowMs: 15 * MINUTE_MS },
  /** One answer counts the days of a whole organization. */
  analyticsPerAccount: { burst: 60, windowMs: HOUR_MS },
  exportsPerAccount: { burst: 5, windowMs: HOUR_MS },
} satisfies Record<string, RateRule>;

export type RateRules = ByRule<RateRule>;

type ByRule<Value> = { readonly [Name in keyof typeof RATE_RULES]: Value };

const UNLIMITED: RateRule = { burst: Number.MAX_SAFE_INTEGER, windowMs: 1 };

/** For load tests, whose thousand people all share one address. */
export const NO_RATE_RULES: RateRules = forEachRule(RATE_RULES, () => UNLIMITED);

export type RateLimiters = ByRule<RateLimiter>;

/** One counter for each rule. */
export function createRateLimiters(rules: RateRules, now: () => number): RateLimiters {
  return forEachRule(rules, (rule) => new RateLimiter(rule, now));
}

function forEachRule<Value>(rules: RateRules, make: (rule: RateRule) => Value): ByRule<Value> {
  const made = Object.entries(rules).map(([name, rule]) => [name, make(rule)]);
  return Object.fromEntries(made) as ByRule<Value>;
}
