import { expect, test } from 'vitest';
import { isTime, nextDayAt } from './reminder-time';

test('an hour still to come is today’s, one that has passed tomorrow’s', () => {
  expect(nextDayAt('07:00', '2026-02-28', '06:59')).toBe('2026-02-28');
  expect(nextDayAt('07:00', '2026-02-28', '07:00')).toBe('2026-03-01');
});

test('an emptied field holds no hour', () => {
  for (const text of ['', '7:00', '24:00', '07:60']) expect(isTime(text)).toBe(false);
  for (const text of ['00:00', '07:00', '23:59']) expect(isTime(text)).toBe(true);
});
