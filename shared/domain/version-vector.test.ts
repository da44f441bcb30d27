import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VersionVector } from '../records/record';
import { compareVersions, dotOf, joinVersions, meetVersions } from './version-vector';

const version: fc.Arbitrary<VersionVector> = fc.dictionary(
  fc.constantFrom('phone', 'tablet', 'constructor'),
  fc.integer({ min: 1, max: 3 }),
);

describe('P1 versions', () => {
  it.each([
    [{}, {}, 'equal'],
    [{ a: 1 }, { a: 1 }, 'equal'],
    [{ a: 1 }, {}, 'dominates'],
    [{ a: 2, b: 1 }, { a: 1, b: 1 }, 'dominates'],
    [{ a: 1 }, { a: 2, b: 1 }, 'dominated'],
    [{ a: 1 }, { b: 1 }, 'concurrent'],
    [{ a: 2, b: 1 }, { a: 1, b: 2 }, 'concurrent'],
  ] as const)('%j against %j is %s', (a, b, order) => {
    expect(compareVersions(a, b)).toBe(order);
  });

  it('knows a device only by its own entry', () => {
    expect(dotOf({}, 'constructor')).toBe(0);
    expect(compareVersions({}, { constructor: 1 } as unknown as VersionVector)).toBe('dominated');
  });

  it('the other way round is the opposite answer', () => {
    const opposite = {
      equal: 'equal',
      concurrent: 'concurrent',
      dominates: 'dominated',
      dominated: 'dominates',
    };
    fc.assert(
      fc.property(version, version, (a, b) => {
        expect(compareVersions(b, a)).toBe(opposite[compareVersions(a, b)]);
      }),
    );
  });

  it('a join contains both and nothing more, a meet is contained in both', () => {
    fc.assert(
      fc.property(version, version, (a, b) => {
        const join = joinVersions(a, b);
        const meet = meetVersions(a, b);
        for (const side of [a, b]) {
          expect(['equal', 'dominates']).toContain(compareVersions(join, side));
          expect(['equal', 'dominated']).toContain(compareVersions(meet, side));
        }
        for (const device of Object.keys(join)) {
          expect([dotOf(a, device), dotOf(b, device)]).toContain(dotOf(join, device));
        }
        if (compareVersions(a, b) === 'dominates') {
          expect(compareVersions(join, a)).toBe('equal');
          expect(compareVersions(meet, b)).toBe('equal');
        }
      }),
    );
  });
});
