import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  formatDate,
  formatDay,
  formatDayHeading,
  formatDayOfMonth,
  formatFullDate,
  formatMonth,
  formatMonthAndYear,
  formatShortDay,
  formatShortWeekday,
  formatWeekday,
  formatWeekdayAndDay,
  localDayOf,
  recentDayName,
} from './days';

const TODAY = '2026-11-20';

describe('a day', () => {
  it.each([
    [formatDay, 'March 2'],
    [formatDate, 'March 2, 2026'],
    [formatWeekdayAndDay, 'Monday, March 2'],
    [formatFullDate, 'Monday, March 2, 2026'],
    [formatWeekday, 'Monday'],
    [formatShortWeekday, 'Mon'],
    [formatDayOfMonth, '2'],
    [formatShortDay, '2 Mar'],
  ])('%o says %j', (format, words) => {
    expect(format('2026-03-02')).toBe(words);
    expect(format(new Date(2026, 2, 2, 23, 59).getTime())).toBe(words);
    expect(format(new Date(2026, 2, 2).toISOString())).toBe(words);
  });

  it('of another year has its year, where it is seen from today', () => {
    expect(formatDay('2026-03-02', TODAY)).toBe('March 2');
    expect(formatDay('2025-03-02', TODAY)).toBe('March 2, 2025');
    expect(formatDay('2025-03-02')).toBe('March 2');
    expect(formatWeekdayAndDay('2026-11-18', TODAY)).toBe('Wednesday, November 18');
    expect(formatWeekdayAndDay('2025-11-18', TODAY)).toBe('Tuesday, November 18, 2025');
  });

  it('nearby has a name', () => {
    const days = ['2026-11-21', TODAY, '2026-11-19', '2026-11-18'];
    const names = days.map((day) => recentDayName(day, TODAY));
    expect(names).toEqual([undefined, 'Today', 'Yesterday', undefined]);
  });

  it('heads a page with weekday, time of day and date', () => {
    expect(formatDayHeading(TODAY)).toBe('Friday, November 20');
    const heads = [0, 4, 5, 12, 17, 21, 22].map((hour) => formatDayHeading(TODAY, hour));
    expect(heads).toEqual([
      'Friday, November 20',
      'Friday, November 20',
      'Friday morning, November 20',
      'Friday afternoon, November 20',
      'Friday evening, November 20',
      'Friday evening, November 20',
      'Friday night, November 20',
    ]);
  });

  it('that can’t be read stays as it is', () => {
    expect([formatDay('soon'), formatDay('soon', TODAY), formatFullDate('2026-13-01')]).toEqual([
      'soon',
      'soon',
      '2026-13-01',
    ]);
  });

  it('of a moment past every calendar is the last one that a record may name', () => {
    expect(formatDate(Number.MAX_SAFE_INTEGER)).toMatch(/ 2099$/);
    expect(formatDate(Number.NaN)).toMatch(/^(January 1, 1970|December 31, 1969)$/);
  });
});

it('a month has its year where it is another', () => {
  expect(formatMonth('2026-11')).toBe('November');
  expect(formatMonth('2026-01', TODAY)).toBe('January');
  expect(formatMonth('2025-11', TODAY)).toBe('November 2025');
  expect(formatMonthAndYear('2026-03')).toBe('March 2026');
});

describe('in other time zones', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each(['UTC', 'Africa/Cairo', 'America/Santiago', 'Pacific/Kiritimati'])(
    'a local day keeps its date where its midnight does not exist: %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(['2026-04-24', '2026-09-06'].map((day) => formatDay(day))).toEqual([
        'April 24',
        'September 6',
      ]);
    },
  );

  it('the day of a moment is that of this device', () => {
    const moment = '2026-11-20T23:30:00Z';
    vi.stubEnv('TZ', 'Pacific/Auckland');
    expect([localDayOf(moment), formatDay(moment)]).toEqual(['2026-11-21', 'November 21']);
    vi.stubEnv('TZ', 'America/New_York');
    expect([localDayOf(Date.parse(moment)), formatDay(moment)]).toEqual([TODAY, 'November 20']);
  });
});
