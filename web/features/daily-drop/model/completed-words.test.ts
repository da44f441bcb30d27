import { expect, test } from 'vitest';
import { completedWhen, sayAhead } from './completed-words';

const at = (time: string) => ({
  day: '2026-11-20',
  createdAt: new Date(`2026-11-20T${time}`).getTime(),
  utcOffsetMinutes: -new Date(`2026-11-20T${time}`).getTimezoneOffset(),
});

test('a drop completed today has its hour, an earlier one its date', () => {
  expect(completedWhen(at('06:38'), '2026-11-20')).toBe('This morning at 6:38. One ray more.');
  expect(completedWhen(at('19:05'), '2026-11-20')).toBe('This evening at 7:05. One ray more.');
  expect(completedWhen(at('06:38'), '2026-11-21')).toBe('Friday morning, November 20');
});

test('J4 a drop whose day has not come says from when it counts, and is no ray yet', () => {
  expect(sayAhead(12, 11)).toBe('You’re ahead. Day 12 counts from tomorrow.');
  expect(sayAhead(14, 11)).toBe('You’re ahead. Day 14 counts in 3 days.');
  expect([sayAhead(11, 11), sayAhead(3, 11)]).toEqual([undefined, undefined]);
  expect(completedWhen(at('06:38'), '2026-11-20', true)).toBe('This morning at 6:38.');
});
