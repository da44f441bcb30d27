import { expect, it } from 'vitest';
import { LIMITS } from '../protocol/limits';
import { boundedContribution, boundedMoment, boundedOffset, isBoundedVersion } from './bounded';

it.each([
  [-1, 0],
  [0, 0],
  [LIMITS.moment, LIMITS.moment],
  [LIMITS.moment + 1, LIMITS.moment],
  [Number.NaN, 0],
])('P43 the nearest moment to %d is %d', (moment, nearest) => {
  expect(boundedMoment(moment)).toBe(nearest);
});

it.each([
  [-1_081, -1_080],
  [1_081, 1_080],
  [59.6, 60],
  // JSON has no -0: a state that holds one would differ from itself once it was sent.
  [-0.2, 0],
  [Number.NaN, 0],
])('P43 the nearest offset to %d is %d', (minutes, nearest) => {
  expect(boundedOffset(minutes)).toBe(nearest);
});

it('P43 bounds what one device adds to a counter, up and down', () => {
  const most = LIMITS.contribution;
  expect([most, most + 1, -most, -most - 1].map(boundedContribution)).toEqual([
    most,
    most,
    -most,
    -most,
  ]);
});

it('P43 a version may grow by so many devices over what the server holds, and no more', () => {
  const named = (devices: number) =>
    Object.fromEntries(Array.from({ length: devices }, (_, at) => [`device-${at}`, 1]));
  const { versionEntries: most, versionGrowth: more } = LIMITS;
  expect(isBoundedVersion(named(most))).toBe(true);
  expect(isBoundedVersion(named(most + 1))).toBe(false);
  expect(isBoundedVersion(named(most + more), named(most))).toBe(true);
  expect(isBoundedVersion(named(most + more + 1), named(most))).toBe(false);
});

it('P43 a dot above the bound stands only where the server holds that very one', () => {
  const over = LIMITS.dot + 1;
  expect(isBoundedVersion({ a: LIMITS.dot })).toBe(true);
  expect(isBoundedVersion({ a: over })).toBe(false);
  expect(isBoundedVersion({ a: over, b: 1 }, { a: over })).toBe(true);
  expect(isBoundedVersion({ a: over + 1, b: 1 }, { a: over })).toBe(false);
});
