import { describe, expect, it, test } from 'vitest';
import { dayOf, hourOf, isLocalMinute, localMinuteAt, momentOf, writtenHour } from './local-minute';

describe('a local minute', () => {
  it.each(['1970-01-01T00:00', '2026-02-28T23:59', '2024-02-29T07:05'])('is %s', (text) => {
    expect(isLocalMinute(text)).toBe(true);
  });

  it.each([
    '',
    '2026-02-29T07:05',
    '2026-02-28T24:00',
    '2026-02-28T07:60',
    '2026-02-28',
    '2026-02-28T07:05:00',
    '2026-02-28 07:05',
    '1969-12-31T23:59',
    '20260-02-28T07:05',
  ])('is not %s', (text) => {
    expect(isLocalMinute(text)).toBe(false);
  });
});

test('a wall clock shows another minute in another zone, and leads back to the same moment', () => {
  const moment = Date.parse('2026-11-20T23:30:00Z');
  expect(localMinuteAt(moment, 0)).toBe('2026-11-20T23:30');
  expect(localMinuteAt(moment, 120)).toBe('2026-11-21T01:30');
  expect(momentOf('2026-11-21T01:30', 120)).toBe(moment);
});

test('a moment before 1970 is the first minute', () => {
  expect(localMinuteAt(-86_400_000, 0)).toBe('1970-01-01T00:00');
});

test('a minute knows its day and its hour', () => {
  expect([dayOf('2026-11-20T07:05'), hourOf('2026-11-20T07:05')]).toEqual(['2026-11-20', 7]);
});

test('the hour is that of the place where the words were written', () => {
  const lateInLondon = Date.UTC(2026, 10, 20, 23, 30);
  expect(writtenHour(lateInLondon, 0)).toBe(23);
  expect(writtenHour(lateInLondon, 600)).toBe(9);
  expect(writtenHour(lateInLondon, -300)).toBe(18);
});
