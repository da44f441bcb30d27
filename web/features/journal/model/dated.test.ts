import { expect, test } from 'vitest';
import { minuteFrom } from './dated';

const NOW = '2026-11-20T09:15';

test('a date and a time are a minute, also where the field gives seconds', () => {
  expect(minuteFrom('2026-11-03', '21:30', NOW)).toBe('2026-11-03T21:30');
  expect(minuteFrom('2026-11-03', '21:30:59', NOW)).toBe('2026-11-03T21:30');
});

test('what is to come is now', () => {
  expect(minuteFrom('2026-11-20', '09:16', NOW)).toBe(NOW);
  expect(minuteFrom('2031-01-01', '00:00', NOW)).toBe(NOW);
});

test('a date that is still being typed is none', () => {
  for (const date of ['', '0002-11-03', '1969-12-31', '2026-02-30'])
    expect(minuteFrom(date, '21:30', NOW)).toBeUndefined();
  expect(minuteFrom('2026-11-03', '', NOW)).toBeUndefined();
});
