import { expect, test, vi } from 'vitest';
import type { DailyFlag } from '../../../../shared/domain/activity';
import { sayDay } from './say-day';

const TODAY = '2026-03-05';
function done(...flags: DailyFlag[]) {
  return { done: new Set(flags), settled: true };
}

test('a day is spoken with what was done, in the order of the windows', () => {
  expect(sayDay('2026-03-03', TODAY, done('nourish', 'journal', 'dailyDrop', 'checkIn'))).toBe(
    'March 3, 4 of 5: Daily Drop, Check-In, Journal, Nourish',
  );
});

test('a day without anything is quiet, today has nothing yet, and tomorrow is still to come', () => {
  expect(sayDay('2026-03-03', TODAY, done())).toBe('March 3, a quiet day');
  expect(sayDay(TODAY, TODAY, done())).toBe('Today, March 5, nothing yet');
  expect(sayDay('2026-03-06', TODAY, done())).toBe('March 6, still to come');
});

test('a day before the first that was written on is none that was missed', () => {
  const before = { ...done(), isBefore: true };
  expect(sayDay('2026-03-03', TODAY, before)).toBe('March 3, before you began');
  expect(sayDay(TODAY, TODAY, before)).toBe('Today, March 5, nothing yet');
});

test('who flies west has already written on tomorrow’s date', () => {
  expect(sayDay('2026-03-06', TODAY, done('checkIn'))).toBe('March 6, 1 of 5: Check-In');
});

test('on a new device no day is called quiet before everything has come', () => {
  const notYet = { done: new Set<DailyFlag>(), settled: false };
  expect(sayDay('2026-03-03', TODAY, notYet)).toBe('March 3');
  expect(sayDay('2026-03-03', TODAY, { done: undefined, settled: true })).toBe('March 3');
});

test.each(['Africa/Cairo', 'America/Santiago', 'Pacific/Kiritimati', 'America/Los_Angeles'])(
  'a day is called by its own date where its midnight does not exist or is far away: %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    // Clocks go forward at midnight in Cairo and in Santiago.
    expect(sayDay('2026-04-24', TODAY, done('journal'))).toBe('April 24, 1 of 5: Journal');
    expect(sayDay('2026-09-06', TODAY, done('journal'))).toBe('September 6, 1 of 5: Journal');
  },
);
