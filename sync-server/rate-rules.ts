import { RateLimiter, type RateRule } from './services/rate-limiter';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** How much is allowed to one person, one address, one name. */
export interface RateRules {
  readonly perAccount: RateRule;
  readonly uploadsPerAccount: RateRule;
  readonly perAddress: RateRule;
  readonly signInPerName: RateRule;
  readonly signInPerNameAnywhere: RateRule;
  readonly signInPerAddress: RateRule;
  readonly registerPerAddress: RateRule;
  readonly feedbackPerAccount: RateRule;
  readonly suggestionsPerAccount: RateRule;
  readonly reflectionsPerAccount: RateRule;
  readonly flagsPerAccount: RateRule;
  readonly circlesPerAccount: RateRule;
  readonly postsPerAccount: RateRule;
  readonly renamesPerAccount: RateRule;
  readonly consentPerAccount: RateRule;
  readonly billingPerAccount: RateRule;
  readonly linksPerEmail: RateRule;
  readonly linksPerAddress: RateRule;
  readonly guessedInvites: RateRule;
  readonly analyticsPerAccount: RateRule;
}

/** Generous to people and their devices, tight for guessing. An upload is a piece of a megabyte. Sign-ins count only when they fail. */
export const RATE_RULES: RateRules = {
  perAccount: { burst: 600, windowMs: 30 * SECOND_MS },
  uploadsPerAccount: { burst: 300, windowMs: MINUTE_MS },
  perAddress: { burst: 300, windowMs: MINUTE_MS },
  signInPerName: { burst: 10, windowMs: 15 * MINUTE_MS },
  // 120 a day, from however many addresses.
  signInPerNameAnywhere: { burst: 30, windowMs: 6 * 60 * MINUTE_MS },
  signInPerAddress: { burst: 100, windowMs: 15 * MINUTE_MS },
  registerPerAddress: { burst: 30, windowMs: 60 * MINUTE_MS },
  feedbackPerAccount: { burst: 20, windowMs: 60 * MINUTE_MS },
  suggestionsPerAccount: { burst: 20, windowMs: 60 * MINUTE_MS },
  reflectionsPerAccount: { burst: 30, windowMs: 60 * MINUTE_MS },
  flagsPerAccount: { burst: 30, windowMs: 60 * MINUTE_MS },
  circlesPerAccount: { burst: 10, windowMs: 60 * MINUTE_MS },
  postsPerAccount: { burst: 120, windowMs: 60 * MINUTE_MS },
  renamesPerAccount: { burst: 20, windowMs: 60 * MINUTE_MS },
  consentPerAccount: { burst: 20, windowMs: 60 * MINUTE_MS },
  billingPerAccount: { burst: 30, windowMs: 60 * MINUTE_MS },
  linksPerEmail: { burst: 5, windowMs: 60 * MINUTE_MS },
  linksPerAddress: { burst: 30, windowMs: 60 * MINUTE_MS },
  guessedInvites: { burst: 10, windowMs: 15 * MINUTE_MS },
  analyticsPerAccount: { burst: 60, windowMs: 60 * MINUTE_MS },
};

const UNLIMITED: RateRule = { burst: Number.MAX_SAFE_INTEGER, windowMs: 1 };

/** For load tests, whose thousand people all share one address. */
export const NO_RATE_RULES: RateRules = {
  perAccount: UNLIMITED,
  uploadsPerAccount: UNLIMITED,
  perAddress: UNLIMITED,
  signInPerName: UNLIMITED,
  signInPerNameAnywhere: UNLIMITED,
  signInPerAddress: UNLIMITED,
  registerPerAddress: UNLIMITED,
  feedbackPerAccount: UNLIMITED,
  suggestionsPerAccount: UNLIMITED,
  reflectionsPerAccount: UNLIMITED,
  flagsPerAccount: UNLIMITED,
  circlesPerAccount: UNLIMITED,
  postsPerAccount: UNLIMITED,
  renamesPerAccount: UNLIMITED,
  consentPerAccount: UNLIMITED,
  billingPerAccount: UNLIMITED,
  linksPerEmail: UNLIMITED,
  linksPerAddress: UNLIMITED,
  guessedInvites: UNLIMITED,
  analyticsPerAccount: UNLIMITED,
};

/** One counter for each rule. */
export function createRateLimiters(
  rules: RateRules,
  now: () => number,
): { readonly [Name in keyof RateRules]: RateLimiter } {
  const limiter = (rule: RateRule) => new RateLimiter(rule, now);
  return {
    perAccount: limiter(rules.perAccount),
    uploadsPerAccount: limiter(rules.uploadsPerAccount),
    perAddress: limiter(rules.perAddress),
    signInPerName: limiter(rules.signInPerName),
    signInPerNameAnywhere: limiter(rules.signInPerNameAnywhere),
    signInPerAddress: limiter(rules.signInPerAddress),
    registerPerAddress: limiter(rules.registerPerAddress),
    feedbackPerAccount: limiter(rules.feedbackPerAccount),
    suggestionsPerAccount: limiter(rules.suggestionsPerAccount),
    reflectionsPerAccount: limiter(rules.reflectionsPerAccount),
    flagsPerAccount: limiter(rules.flagsPerAccount),
    circlesPerAccount: limiter(rules.circlesPerAccount),
    postsPerAccount: limiter(rules.postsPerAccount),
    renamesPerAccount: limiter(rules.renamesPerAccount),
    consentPerAccount: limiter(rules.consentPerAccount),
    billingPerAccount: limiter(rules.billingPerAccount),
    linksPerEmail: limiter(rules.linksPerEmail),
    linksPerAddress: limiter(rules.linksPerAddress),
    guessedInvites: limiter(rules.guessedInvites),
    analyticsPerAccount: limiter(rules.analyticsPerAccount),
  };
}
