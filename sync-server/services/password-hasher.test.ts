import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PasswordHasher } from './password-hasher';

const argon = vi.hoisted(() => ({ running: 0, most: 0, release: [] as (() => void)[] }));
vi.mock('@node-rs/argon2', () => {
  const work = async (value: unknown) => {
    argon.running += 1;
    argon.most = Math.max(argon.most, argon.running);
    await new Promise<void>((done) => argon.release.push(done));
    argon.running -= 1;
    return value;
  };
  return {
    hash: (password: string) => work(`hash of ${password}`),
    verify: (hash: string, password: string) => work(hash === `hash of ${password}`),
  };
});

async function settle(): Promise<void> {
  for (let round = 0; round < 300; round += 1) {
    await Promise.resolve();
    argon.release.shift()?.();
  }
}

describe('PasswordHasher', () => {
  beforeEach(() => {
    argon.most = 0;
  });

  it('A9 never hashes more than two at once, and serves all in the queue', async () => {
    const hasher = new PasswordHasher();
    const all = Array.from({ length: 30 }, (_, index) => hasher.hash(`password ${index}`));
    await settle();
    expect(await Promise.all(all)).toHaveLength(30);
    expect(argon.most).toBe(2);
  });

  it('A9 turns away what finds the queue full, and recovers', async () => {
    const hasher = new PasswordHasher();
    const flood = Promise.allSettled(
      Array.from({ length: 100 }, () => hasher.verify('hash of right', 'right')),
    );
    await settle();
    const turnedAway = (await flood).filter((result) => result.status === 'rejected');
    expect(turnedAway).toHaveLength(100 - 42);
    expect(turnedAway[0]!.reason).toMatchObject({
      status: 429,
      code: 'BUSY',
      retryAfterSeconds: 2,
    });
    const later = hasher.verify('hash of right', 'right');
    await settle();
    expect(await later).toBe(true);
  });

  it('A10 is never true without an account, not even for the decoy’s own password', async () => {
    const hasher = new PasswordHasher();
    const verified = hasher.verify(undefined, 'no account has this password');
    await settle();
    expect(await verified).toBe(false);
  });
});
