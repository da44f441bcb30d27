import * as argon2 from '@node-rs/argon2';
import { Problem } from '../errors/problem';

/** OWASP's argon2id setting for 19 MiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const WAITING_AT_MOST = 40;

/**
 * Hashes passwords, at most two at once: each takes 19 MiB and a core, and sync must not wait for a flood of them (A9).
 * A request that finds the queue full gets 429 BUSY.
 */
export class PasswordHasher {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private decoy: Promise<string> | undefined;

  constructor(private readonly argon: Pick<typeof argon2, 'hash' | 'verify'> = argon2) {}

  hash(password: string): Promise<string> {
    return this.inTurn(() => this.argon.hash(password, COST));
  }

  /**
   * Whether the password matches the hash. Without a hash, because there is no such account, the same work is done on a
   * decoy, so that neither the answer nor its time shows the difference (A10).
   */
  async verify(passwordHash: string | undefined, password: string): Promise<boolean> {
    const against = passwordHash ?? (await this.decoyHash());
    const matches = await this.inTurn(() => this.argon.verify(against, password));
    return matches && passwordHash !== undefined;
  }

  /** Makes the decoy ahead of the first sign-in, which would otherwise take twice as long. */
  async warmUp(): Promise<void> {
    await this.decoyHash();
  }

  private decoyHash(): Promise<string> {
    this.decoy ??= this.argon.hash('no account has this password', COST);
    return this.decoy;
  }

  private async inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    await this.takeTurn();
    try {
      return await work();
    } finally {
      this.passTurnOn();
    }
  }

  private async takeTurn(): Promise<void> {
    if (this.running < AT_ONCE) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= WAITING_AT_MOST) {
      throw new Problem(429, 'BUSY', 'Many people are signing in. Please try again shortly.', {
        retryAfterSeconds: 2,
      });
    }
    await new Promise<void>((proceed) => this.waiting.push(proceed));
  }

  /** The turn goes to the next in the queue, so that no later request can run before it. */
  private passTurnOn(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
