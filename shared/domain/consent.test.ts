import { describe, expect, it } from 'vitest';
import { allowing, type ConsentRecord, isConsentValid, isGranted } from './consent';

const GIVEN = '2026-03-10T12:00:00.000Z';
const DAY_MS = 86_400_000;
const later = (days: number, ms = 0) => Date.parse(GIVEN) + days * DAY_MS + ms;
const record = (change: Partial<ConsentRecord> = {}): ConsentRecord => ({
  timestamp: GIVEN,
  version: '3.0',
  preferences: allowing({ analytics: false, marketing: false }),
  ...change,
});

describe('a choice', () => {
  it.each([
    ['at once', later(0), true],
    ['after 359 days', later(359), true],
    ['after exactly 360 days, twelve times 30', later(360), true],
    ['a millisecond later', later(360, 1), false],
    ['after 365 days', later(365), false],
  ])('%s', (_when, now, holds) => {
    expect(isConsentValid(record(), now)).toBe(holds);
  });

  it.each(['2.0', '3.1', '3', ''])('of version %j does not hold', (version) => {
    expect(isConsentValid(record({ version }), later(0))).toBe(false);
  });

  it('of no readable time does not hold', () => {
    expect(isConsentValid(record({ timestamp: 'yesterday' }), later(0))).toBe(false);
  });

  it.each([
    [true, true, true],
    [true, false, true],
    [false, true, true],
    [false, false, false],
  ])('of analytics %s and marketing %s is granted: %s', (analytics, marketing, granted) => {
    expect(isGranted(allowing({ analytics, marketing }))).toBe(granted);
  });
});
