import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Plan } from '../protocol/messages';
import { entryLimit, isReleased, remainingEntries } from './entry-limit';
import { hasFeature, isPremium, PREMIUM_FEATURES, planOf, subscriptionStatusOf } from './plan';
import { greeting, timeOfDay } from './time-of-day';

describe('plan', () => {
  it('active or trialing counts as premium, anything else does not', () => {
    expect(isPremium(planOf('active'))).toBe(true);
    expect(isPremium(planOf('trialing'))).toBe(true);
    for (const status of ['canceled', 'past_due', 'inactive', '']) {
      expect(isPremium(planOf(status))).toBe(false);
    }
  });

  it.each(['free', 'trial', 'premium'] as const)('%s shows a status that leads back', (plan) => {
    expect(planOf(subscriptionStatusOf(plan))).toBe(plan);
  });

  it('trial and premium open all six features, the free plan none of them', () => {
    expect(PREMIUM_FEATURES).toEqual([
      'unlimited-entries',
      'advanced-tracking',
      'premium-content',
      'achievement-sharing',
      'community-suggestions',
      'voting',
    ]);
    const opened = (plan: Plan) => PREMIUM_FEATURES.filter((feature) => hasFeature(plan, feature));
    expect(opened('free')).toEqual([]);
    expect(opened('trial')).toEqual(PREMIUM_FEATURES);
    expect(opened('premium')).toEqual(PREMIUM_FEATURES);
  });
});

describe('entry limit', () => {
  it('leaves 3 minus the count, never below 0', () => {
    expect([0, 1, 2, 3, 4, 50].map((count) => remainingEntries(count, 'free'))).toEqual([
      3, 2, 1, 0, 0, 0,
    ]);
  });

  it('is none for subscribers', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('trial', 'premium'), (count, plan) => {
        expect(remainingEntries(count, plan)).toBe(Number.POSITIVE_INFINITY);
        expect(entryLimit(plan)).toBe(Number.POSITIVE_INFINITY);
      }),
    );
  });

  it('P23 releases what only the limit held, when the plan or a free place permits', () => {
    expect(isReleased('ENTRY_LIMIT', 'premium')).toBe(true);
    expect(isReleased('ENTRY_LIMIT', 'trial')).toBe(true);
    expect(isReleased('ENTRY_LIMIT', 'free')).toBe(false);
    expect(isReleased('ENTRY_LIMIT', 'free', 2)).toBe(true);
    expect(isReleased('ENTRY_LIMIT', 'free', 3)).toBe(false);
  });

  it('P23 leaves what breaks another rule held on any plan', () => {
    expect(isReleased('RECORD_TOO_LARGE', 'premium')).toBe(false);
    expect(isReleased(undefined, 'premium')).toBe(false);
  });
});

describe('time of day', () => {
  it.each([
    [0, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [16, 'afternoon'],
    [17, 'evening'],
    [23, 'evening'],
  ])('%i o’clock is %s', (hour, name) => {
    expect(timeOfDay(hour)).toBe(name);
  });

  it.each([
    [4, 'A quiet night'],
    [5, 'Good morning'],
    [12, 'Good afternoon'],
    [21, 'Good evening'],
    [22, 'A quiet night'],
    [0, 'A quiet night'],
  ])('at %i o’clock a person is greeted with %s', (hour, words) => {
    expect(greeting(hour)).toBe(words);
  });
});
