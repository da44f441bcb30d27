import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RateLimiter } from './rate-limiter';

describe('RateLimiter', () => {
  it('allows a burst, then what is refilled, and says how long to wait', () => {
    let now = 0;
    const limiter = new RateLimiter({ burst: 2, windowMs: 1_000 }, () => now);
    expect([limiter.take('a'), limiter.take('a'), limiter.take('a')]).toEqual([0, 0, 500]);
    expect(limiter.take('b')).toBe(0);
    now = 500;
    expect([limiter.take('a'), limiter.take('a')]).toEqual([0, 500]);
  });

  it('gives back, but never beyond the burst', () => {
    const limiter = new RateLimiter({ burst: 1, windowMs: 1_000 }, () => 0);
    limiter.take('a');
    limiter.giveBack('a');
    limiter.giveBack('a');
    expect([limiter.take('a'), limiter.take('a')]).toEqual([0, 1_000]);
  });

  it('owes what was used beyond what was left, at most one burst', () => {
    let now = 0;
    const limiter = new RateLimiter({ burst: 100, windowMs: 1_000 }, () => now);
    limiter.spend('a', 150);
    expect(limiter.left('a')).toBe(-50);
    limiter.spend('a', 1_000);
    expect([limiter.left('a'), limiter.left('b')]).toEqual([-100, 100]);
    now = 1_500;
    expect(limiter.left('a')).toBe(50);
  });

  it('never allows more than burst and refill, nor gains by a clock that goes back', () => {
    const steps = fc.array(fc.integer({ min: -500, max: 500 }), { maxLength: 200 });
    fc.assert(
      fc.property(steps, (shifts) => {
        let now = 10_000;
        let forward = 0;
        let taken = 0;
        const limiter = new RateLimiter({ burst: 5, windowMs: 1_000 }, () => now);
        for (const shift of shifts) {
          now += shift;
          forward += Math.max(0, shift);
          if (limiter.take('a') === 0) taken += 1;
        }
        expect(taken).toBeLessThanOrEqual(5 + forward / 200);
      }),
    );
  });

  it('A8 stays bounded under a flood of names', () => {
    const limiter = new RateLimiter({ burst: 1, windowMs: 1_000 }, () => 0);
    for (let name = 0; name < 250_000; name += 1) limiter.take(`name ${name}`);
    expect(limiter.size).toBeLessThanOrEqual(100_000);
    expect(limiter.take('name 249999')).toBeGreaterThan(0);
  });
});
