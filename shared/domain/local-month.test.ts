import { expect, test } from 'vitest';
import { addMonths, monthsBetween } from './local-month';

test('months are counted over the ends of years, on and back', () => {
  expect([0, 1, 2, 14, -10, -11].map((count) => addMonths('2026-11', count))).toEqual([
    '2026-11',
    '2026-12',
    '2027-01',
    '2028-01',
    '2026-01',
    '2025-12',
  ]);
});

test('the year of a month has four digits, also an early one', () => {
  expect(addMonths('0001-01', -1)).toBe('0000-12');
});

test('months between are negative where the second is earlier', () => {
  expect(monthsBetween('2025-12', '2026-11')).toBe(11);
  expect(monthsBetween('2026-11', '2025-12')).toBe(-11);
});
