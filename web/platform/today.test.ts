import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timeHere, todayHere, untilMidnight } from './today';

it('counts to the next local midnight and never to none', () => {
  expect(untilMidnight(new Date(2026, 2, 1, 23, 59, 59, 0))).toBe(1000);
  expect(untilMidnight(new Date(2026, 2, 1, 23, 59, 59, 999))).toBe(1);
  expect(untilMidnight(new Date(2026, 11, 31, 12))).toBe(12 * 60 * 60 * 1000);
});

describe('the person’s day and time', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['America/Los_Angeles', '2026-03-02T04:30:00Z', '2026-03-01', '20:30'],
    ['America/Los_Angeles', '2026-03-02T08:00:00Z', '2026-03-02', '00:00'],
    ['Pacific/Kiritimati', '2026-03-01T10:00:00Z', '2026-03-02', '00:00'],
    ['Asia/Kolkata', '2026-03-01T18:29:00Z', '2026-03-01', '23:59'],
    ['UTC', '2026-03-01T23:59:00Z', '2026-03-01', '23:59'],
  ])('are those of the clock on the wall: %s at %s', (zone, moment, day, time) => {
    vi.stubEnv('TZ', zone);
    vi.setSystemTime(new Date(moment));
    expect([todayHere(), timeHere()]).toEqual([day, time]);
  });
});
