import { expect, test } from 'vitest';
import { entryMinute, sayMinute, sayTimeOf } from './entry-minute';

const WRITTEN = {
  day: '2026-11-20',
  createdAt: Date.parse('2026-11-20T22:10:00Z'),
  utcOffsetMinutes: 120,
};

test('an entry has the time at which it was written, where it was written, on its own day', () => {
  // Ten past midnight there; the page was opened on the day before.
  expect(entryMinute({ ...WRITTEN, body: {} })).toBe('2026-11-20T00:10');
});

test('an entry bears the time at which it was written, where it was written', () => {
  const at = Date.UTC(2026, 10, 18, 19, 40);
  const said = (utcOffsetMinutes: number) =>
    sayTimeOf(entryMinute({ day: '2026-11-18', createdAt: at, utcOffsetMinutes, body: {} }));
  expect(said(60)).toBe('8:40 PM');
  expect(said(-300)).toBe('2:40 PM');
});

test('an entry that was dated has that date and time; what is no date counts for nothing', () => {
  expect(entryMinute({ ...WRITTEN, body: { datedAt: '2026-11-03T07:30' } })).toBe(
    '2026-11-03T07:30',
  );
  for (const datedAt of ['soon', null, 7])
    expect(entryMinute({ ...WRITTEN, body: { datedAt } })).toBe('2026-11-20T00:10');
});

test('times are said by the twelve hours of a clock', () => {
  expect(
    ['T00:05', 'T09:30', 'T12:00', 'T23:59'].map((time) => sayTimeOf(`2026-11-20${time}`)),
  ).toEqual(['12:05 AM', '9:30 AM', '12:00 PM', '11:59 PM']);
});

test('days nearby have names, and those of other years their year', () => {
  const said = (day: string) => sayMinute(`${day}T20:40`, '2026-11-20');
  expect(['2026-11-20', '2026-11-19', '2026-11-18', '2025-11-20'].map(said)).toEqual([
    'Today, 8:40 PM',
    'Yesterday, 8:40 PM',
    'November 18, 8:40 PM',
    'November 20, 2025, 8:40 PM',
  ]);
});
