import { describe, expect, it, vi } from 'vitest';
import { daysBetween } from '../../../../shared/domain/local-day';
import { monthOf, monthsFromTo, rangeOf, stepTo, weeksOf } from './month-grid';

/** Where clocks change at midnight, across the date line, and by half an hour. */
const ZONES = [
  'UTC',
  'America/New_York',
  'America/Santiago',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
];

describe('a month', () => {
  it.each(ZONES)('has each of its days once, in a row, under its weekday: %s', (zone) => {
    vi.stubEnv('TZ', zone);
    for (const month of monthsFromTo('2010-12', '2012-03')) {
      const weeks = weeksOf(month);
      const days = weeks.flat().filter((day) => day !== undefined);
      const [first, last] = rangeOf(month);
      expect(days).toHaveLength(daysBetween(first, last) + 1);
      expect([days[0], days.at(-1)]).toEqual([first, last]);
      expect([...days].sort()).toEqual(days);
      for (const week of weeks) {
        expect(week).toHaveLength(7);
        week.forEach((day, index) => {
          if (day !== undefined) expect(new Date(`${day}T12:00Z`).getUTCDay()).toBe(index);
        });
      }
    }
  });

  it('knows a leap year', () => {
    expect(rangeOf('2024-02')).toEqual(['2024-02-01', '2024-02-29']);
    expect(rangeOf('2026-02')).toEqual(['2026-02-01', '2026-02-28']);
  });

  it('has only its own days', () => {
    expect(weeksOf('2026-02')).toHaveLength(4);
    const [first] = weeksOf('2026-03');
    expect(first).toEqual([
      '2026-03-01',
      '2026-03-02',
      '2026-03-03',
      '2026-03-04',
      '2026-03-05',
      '2026-03-06',
      '2026-03-07',
    ]);
    expect(weeksOf('2026-04')[0]).toEqual([
      undefined,
      undefined,
      undefined,
      '2026-04-01',
      '2026-04-02',
      '2026-04-03',
      '2026-04-04',
    ]);
  });
});

describe('a key', () => {
  it.each([
    ['2026-03-01', 'ArrowLeft', '2026-02-28'],
    ['2026-12-31', 'ArrowRight', '2027-01-01'],
    ['2026-03-03', 'ArrowUp', '2026-02-24'],
    ['2026-03-30', 'ArrowDown', '2026-04-06'],
    ['2026-03-04', 'Home', '2026-03-01'],
    ['2026-03-04', 'End', '2026-03-07'],
    ['2026-04-01', 'Home', '2026-03-29'],
    ['2026-03-31', 'PageUp', '2026-02-28'],
    ['2026-01-31', 'PageDown', '2026-02-28'],
    ['2026-01-15', 'PageUp', '2025-12-15'],
    ['2026-12-15', 'PageDown', '2027-01-15'],
  ])('leads from %s by %s to %s', (day, key, to) => {
    expect(stepTo(day, key, false)).toBe(to);
  });

  it('with Shift leads a year on', () => {
    expect(stepTo('2024-02-29', 'PageDown', true)).toBe('2025-02-28');
    expect(stepTo('2026-03-03', 'PageUp', true)).toBe('2025-03-03');
  });

  it('that means nothing here leads nowhere', () => {
    expect(stepTo('2026-03-03', 'Enter', false)).toBeUndefined();
    expect(stepTo('2026-03-03', 'ArrowLeft', true)).toBeUndefined();
  });
});

it('months follow each other over the turn of a year', () => {
  expect(monthsFromTo('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  expect(monthsFromTo('2026-11', '2026-10')).toEqual([]);
  expect(monthOf('2026-03-03')).toBe('2026-03');
});
