import { expect, test } from 'vitest';
import { formatDateInZone } from './format-date-in-zone';

const LATE = Date.parse('2026-11-23T23:30:00Z');

test('a date is that of its time zone, wherever it is written', () => {
  expect(formatDateInZone(LATE, 'UTC')).toBe('November 23, 2026');
  expect(formatDateInZone(LATE, 'Pacific/Auckland')).toBe('November 24, 2026');
});

test('a zone that does not exist is refused', () => {
  expect(() => formatDateInZone(LATE, 'Mars/Olympus')).toThrow(RangeError);
});
