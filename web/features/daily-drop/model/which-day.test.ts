import { expect, test } from 'vitest';
import { dropPlace } from '../../../journey/journey-places';
import { dayAsked } from './which-day';

test('J12 an address names a day from 1 to 90, of a journey', () => {
  for (const day of [1, 23, 90]) {
    for (const journey of [1, 2, 12]) {
      const { searchParams } = new URL(dropPlace(day, journey), 'https://x.example');
      expect(dayAsked(searchParams)).toEqual({ journey, challengeDay: day });
    }
  }
});

test.each([
  '',
  'day=',
  'day=0',
  'day=91',
  'day=2.5',
  'day=-1',
  'day=today',
  'day=2:',
  'day=2:91',
  'other=4',
])('another address names none: ?%s', (search) => {
  expect(dayAsked(new URLSearchParams(search))).toBeUndefined();
});
