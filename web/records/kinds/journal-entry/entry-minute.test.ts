import { expect, test } from 'vitest';
import { entryMinute } from './entry-minute';

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
    entryMinute({ day: '2026-11-18', createdAt: at, utcOffsetMinutes, body: {} });
  expect(said(60)).toBe('2026-11-18T20:40');
  expect(said(-300)).toBe('2026-11-18T14:40');
});

test('an entry that was dated has that date and time; what is no date counts for nothing', () => {
  expect(entryMinute({ ...WRITTEN, body: { datedAt: '2026-11-03T07:30' } })).toBe(
    '2026-11-03T07:30',
  );
  for (const datedAt of ['soon', null, 7])
    expect(entryMinute({ ...WRITTEN, body: { datedAt } })).toBe('2026-11-20T00:10');
});
