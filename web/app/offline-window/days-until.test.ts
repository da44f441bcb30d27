import { expect, test } from 'vitest';
import { daysUntil } from './days-until';

test('the open day is stood on today, tomorrow, or once its day has come', () => {
  expect(daysUntil(5, { day: 5, pace: 9 })).toBe(0);
  expect(daysUntil(5, { day: 4, pace: 4 })).toBe(1);
  expect(daysUntil(5, { day: 4, pace: 9 })).toBe(1);
  expect(daysUntil(13, { day: 1, pace: 1 })).toBe(12);
});
