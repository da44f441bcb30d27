import { expect, it } from 'vitest';
import { journeyKinds } from './journey-facts';

it('a journey is told by the five activities and the Day Review', () => {
  expect(journeyKinds().map(({ name }) => name)).toEqual([
    'check-in',
    'journal-entry',
    'drop',
    'nourish-day',
    'bible-prayer-day',
    'day-review',
  ]);
});
