import { beforeEach, describe, expect, it } from 'vitest';
import { PasswordHasher } from './password-hasher';

/** Hashing that is done when the test lets it. */
class HeldHashing {
  running = 0;
  most = 0;
  readonly waiting: (() => void)[] = [];

  readonly hash = async (password: string | Uint8Array) => {
    await this.released();
    return `hash of ${password}`;
  };

  readonly verify = async (hash: string | Uint8Array, password: string | Uint8Array) => {
    await this.released();
    return hash === `hash of ${password}`;
  };

  /** Lets one after the other be done, until nothing more comes. */
  async settle(): Promise<void> {
    for (let round = 0; round < 300; round += 1) {
      await Promise.resolve();
      this.waiting.shift()?.();
    }
  }

  private async released(): Promise<void> {
    this.running += 1;
    this.most = Math.max(this.most, this.running);
    await new Promise<void>((done) => this.waiting.push(done));
    this.running -= 1;
  }
}

let hashing: HeldHashing;
let hasher: PasswordHasher;
beforeEach(() => {
  hashing = new HeldHashing();
  hasher = new PasswordHasher(hashing);
});

describe('PasswordHasher', () => {
  it('A9 never hashes more than two at once, and serves all in the queue', async () => {
    const all = Array.from({ length: 30 }, (_, index) => hasher.hash(`password ${index}`));
    await hashing.settle();
    expect(await Promise.all(all)).toHaveLength(30);
    expect(hashing.most).toBe(2);
  });

  it('A9 turns away what finds the queue full, and recovers', async () => {
    const flood = Promise.allSettled(
      Array.from({ length: 100 }, () => hasher.verify('hash of right', 'right')),
    );
    await hashing.settle();
    const turnedAway = (await flood).filter((result) => result.status === 'rejected');
    expect(turnedAway).toHaveLength(100 - 42);
    expect(turnedAway[0]!.reason).toMatchObject({
      status: 429,
      code: 'BUSY',
      retryAfterSeconds: 2,
    });
    const later = hasher.verify('hash of right', 'right');
    await hashing.settle();
    expect(await later).toBe(true);
  });

  it('A10 is never true without an account, not even for the decoy’s own password', async () => {
    const verified = hasher.verify(undefined, 'no account has this password');
    await hashing.settle();
    expect(await verified).toBe(false);
  });
});
