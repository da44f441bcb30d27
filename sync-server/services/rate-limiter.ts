/** How much is allowed: `burst` at once, refilled to the full within `windowMs`. */
export interface RateRule {
  readonly burst: number;
  readonly windowMs: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

const MAX_KEYS = 100_000;

/** Counts in the memory of this server, a bucket a key. Forgets full buckets when there are too many, so a flood of keys stays bounded. */
export class RateLimiter {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly rule: RateRule,
    private readonly now: () => number,
  ) {}

  /** Takes one. Returns 0, or the milliseconds to wait when there is none left. */
  take(key: string): number {
    const bucket = this.refill(key);
    if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / this.refillPerMs());
    bucket.tokens -= 1;
    return 0;
  }

  /** Takes the amount that was used, also where less is left: the balance sinks to a whole burst below zero at most. */
  spend(key: string, amount: number): void {
    const bucket = this.refill(key);
    bucket.tokens = Math.max(-this.rule.burst, bucket.tokens - amount);
  }

  /** The number of uses left, negative where more was spent than there was. */
  left(key: string): number {
    return this.refill(key).tokens;
  }

  /** Gives back the use of an attempt that need not count. */
  giveBack(key: string): void {
    const bucket = this.refill(key);
    bucket.tokens = Math.min(this.rule.burst, bucket.tokens + 1);
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.buckets.size;
  }

  private refillPerMs(): number {
    return this.rule.burst / this.rule.windowMs;
  }

  private refill(key: string): Bucket {
    const now = this.now();
    const bucket = this.buckets.get(key) ?? { tokens: this.rule.burst, at: now };
    const elapsed = Math.max(0, now - bucket.at);
    bucket.tokens = Math.min(this.rule.burst, bucket.tokens + elapsed * this.refillPerMs());
    bucket.at = now;
    this.buckets.delete(key);
    this.buckets.set(key, bucket);
    if (this.buckets.size > MAX_KEYS) this.forgetOldest();
    return bucket;
  }

  /** Keys are in the order of their last use: the first are most likely to be full again. */
  private forgetOldest(): void {
    for (const key of this.buckets.keys()) {
      if (this.buckets.size <= MAX_KEYS * 0.9) return;
      this.buckets.delete(key);
    }
  }
}
