import { expect, test } from 'vitest';
import { dayAsked, dropPlace } from './which-day';

test('an address names a day from 1 to 90', () => {
  for (const day of [1, 23, 90]) {
    expect(dayAsked(new URL(dropPlace(day), 'https://x.example').searchParams)).toBe(day);
  }
});

test.each(['', 'day=', 'day=0', 'day=91', 'day=2.5', 'day=-1', 'day=today', 'other=4'])(
  'another address names none: ?%s',
  (search) => {
    expect(dayAsked(new URLSearchParams(search))).toBeUndefined();
  },
);
