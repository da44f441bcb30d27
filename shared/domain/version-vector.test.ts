import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareVersions,
  entryOf,
  joinVersions,
  meetVersions,
  type VersionOrder,
  withDot,
} from './version-vector';

const version = fc.dictionary(
  fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor'),
  fc.integer({ min: 1, max: 4 }),
);

describe('P1 version vectors', () => {
  it.each<[Record<string, number>, Record<string, number>, VersionOrder]>([
    [{}, {}, 'equal'],
    [{ a: 1 }, { a: 1 }, 'equal'],
    [{ a: 2 }, { a: 1 }, 'dominates'],
    [{ a: 1, b: 1 }, { a: 1 }, 'dominates'],
    [{ a: 1 }, { a: 1, b: 1 }, 'dominated'],
    [{ a: 2 }, { a: 1, b: 1 }, 'concurrent'],
    [{ a: 1 }, { b: 1 }, 'concurrent'],
    [{ a: 0 }, {}, 'equal'],
  ])('compares %j with %j as %s', (a, b, order) => {
    expect(compareVersions(a, b)).toBe(order);
  });

  it('adds a dot over an older one of the same device and touches no other', () => {
    expect(withDot({ a: 1, b: 4 }, { deviceId: 'a', dot: 9 })).toEqual({ a: 9, b: 4 });
  });

  it('mirrors: a dominates b exactly when b is dominated by a', () => {
    const mirror = {
      equal: 'equal',
      dominates: 'dominated',
      dominated: 'dominates',
      concurrent: 'concurrent',
    };
    fc.assert(
      fc.property(version, version, (a, b) => {
        expect(compareVersions(b, a)).toBe(mirror[compareVersions(a, b)]);
      }),
    );
  });

  it('joins to the least version above both, meets in the greatest below both', () => {
    fc.assert(
      fc.property(version, version, version, (a, b, c) => {
        const join = joinVersions(a, b);
        const meet = meetVersions(a, b);
        const isAtLeast = (x: Record<string, number>, y: Record<string, number>) =>
          ['equal', 'dominates'].includes(compareVersions(x, y));
        expect([isAtLeast(join, a), isAtLeast(join, b)]).toEqual([true, true]);
        expect([isAtLeast(a, meet), isAtLeast(b, meet)]).toEqual([true, true]);
        if (isAtLeast(c, a) && isAtLeast(c, b)) expect(isAtLeast(c, join)).toBe(true);
        if (isAtLeast(a, c) && isAtLeast(b, c)) expect(isAtLeast(meet, c)).toBe(true);
      }),
    );
  });

  it('reads no entry from the prototype', () => {
    expect(entryOf({}, 'constructor')).toBe(0);
  });
});
