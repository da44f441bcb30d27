import { RateLimiter, type RateRule } from '../services/rate-limiter';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** Generous to people and their devices, tight for guessing. An upload is a piece of a megabyte. `signInPer…` counts sign-ins that fail. */
export const RATE_RULES = {
  perAccount: { burst: 600, windowMs: 30 * SECOND_MS },
  uploadsPerAccount: { burst: 300, windowMs: MINUTE_MS },
  perAddress: { burst: 300, windowMs: MINUTE_MS },
  signInPerName: { burst: 10, windowMs: 15 * MINUTE_MS },
  // 120 a day, from however many addresses.
  signInPerNameAnywhere: { burst: 30, windowMs: 6 * 60 * MINUTE_MS },
  signInPerAddress: { burst: 100, windowMs: 15 * MINUTE_MS },
  signInsPerName: { burst: 60, windowMs: 60 * MINUTE_MS },
  registerPerAddress: { burst: 30, windowMs: 60 * MINUTE_MS },
  feedbackPerAccount: { burst: 20, windowMs: 60 * MINUTE_MS },
  suggestionsPerAccount: { burst: 20, windowMs: 60 * MINUTE_MS },
  reflectionsPerAccount: { burst: 30, windowMs: 60 * MINUTE_MS },
  flagsPerAccount: { burst: 30, windowMs: 60 * MINUTE_MS },
  circlesPerAccount: { burst: 10, windowMs: 60 * MINUTE_MS },
  postsPerAccount: { burst: 120, windowMs: 60 * MINUTE_MS },
  prayersPerAccount: { burst: 300, windowMs: 60 * MINUTE_MS },
  renamesPerAccount: { burst: 20, windowMs: 60 * MINUTE_MS },
  consentPerAccount: { burst: 20, windowMs: 60 * MINUTE_MS },
  billingPerAccount: { burst: 30, windowMs: 60 * MINUTE_MS },
  proofsPerAccount: { burst: 5, windowMs: 60 * MINUTE_MS },
  linksPerEmail: { burst: 5, windowMs: 60 * MINUTE_MS },
  linksPerAddress: { burst: 30, windowMs: 60 * MINUTE_MS },
  guessedInvites: { burst: 10, windowMs: 15 * MINUTE_MS },
  analyticsPerAccount: { burst: 60, windowMs: 60 * MINUTE_MS },
  exportsPerAccount: { burst: 5, windowMs: 60 * MINUTE_MS },
} satisfies Record<string, RateRule>;

/** How much is allowed to one person, one address, one name. */
export type RateRules = ByRule<RateRule>;

type ByRule<Value> = { readonly [Name in keyof typeof RATE_RULES]: Value };

const UNLIMITED: RateRule = { burst: Number.MAX_SAFE_INTEGER, windowMs: 1 };

/** For load tests, whose thousand people all share one address. */
export const NO_RATE_RULES: RateRules = forEachRule(RATE_RULES, () => UNLIMITED);

/** One counter for each rule. */
export function createRateLimiters(rules: RateRules, now: () => number): ByRule<RateLimiter> {
  return forEachRule(rules, (rule) => new RateLimiter(rule, now));
}

function forEachRule<Value>(rules: RateRules, make: (rule: RateRule) => Value): ByRule<Value> {
  const made = Object.entries(rules).map(([name, rule]) => [name, make(rule)]);
  return Object.fromEntries(made) as ByRule<Value>;
}
