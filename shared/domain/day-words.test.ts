import { expect, test } from 'vitest';
import { dayLabel, groupByMonth, pageHeading, writtenHour } from './day-words';

test('a page is headed by weekday, time of day and date', () => {
  expect(pageHeading('2026-11-20', 8)).toBe('Friday morning, November 20');
  expect(pageHeading('2026-11-20', 12)).toBe('Friday afternoon, November 20');
  expect(pageHeading('2026-11-20', 17)).toBe('Friday evening, November 20');
  expect(pageHeading('2026-11-20', 21)).toBe('Friday evening, November 20');
  expect(pageHeading('2026-11-20', 22)).toBe('Friday night, November 20');
  expect(pageHeading('2026-11-20', 0)).toBe('Friday, November 20');
  expect(pageHeading('2026-11-20', 4)).toBe('Friday, November 20');
  expect(pageHeading('2026-11-20', 5)).toBe('Friday morning, November 20');
  expect(pageHeading('2026-11-20')).toBe('Friday, November 20');
});

test('the hour is that of the place where the words were written', () => {
  const lateInLondon = Date.UTC(2026, 10, 20, 23, 30);
  expect(writtenHour(lateInLondon, 0)).toBe(23);
  expect(writtenHour(lateInLondon, 600)).toBe(9);
  expect(writtenHour(lateInLondon, -300)).toBe(18);
});

test('an entry carries its day and weekday', () => {
  expect(dayLabel('2026-11-04')).toEqual({ number: '4', weekday: 'Wed' });
});

test('months keep the order of their entries, and only another year is named', () => {
  const entries = ['2026-11-20', '2026-11-02', '2026-10-31', '2025-11-05'].map((day) => ({ day }));
  const months = groupByMonth(entries, '2026-11-21');
  expect(months.map(({ label, entries: { length } }) => [label, length])).toEqual([
    ['November', 2],
    ['October', 1],
    ['November 2025', 1],
  ]);
  expect(months[0]?.entries.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-02']);
});
