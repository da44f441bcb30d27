import { expect, it } from 'vitest';
import { greeting, partBegan, partEnds, partOfDay, timeOrNight } from './time-of-day';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const said = (hour: number) => [greeting(hour), partOfDay(hour), timeOrNight(hour)].join();

it('all that is said of the time is the same through a part of the day, and changes with the next', () => {
  for (const hour of HOURS) {
    expect(said(partBegan(hour))).toBe(said(hour));
    expect(said(partEnds(hour) - 1)).toBe(said(hour));
    if (partEnds(hour) < 24) expect(said(partEnds(hour))).not.toBe(said(hour));
  }
});

it('a part begins and ends on the hour', () => {
  expect([0, 4, 5, 16, 17, 23].map(partBegan)).toEqual([0, 0, 5, 12, 17, 22]);
  expect([0, 4, 5, 16, 17, 23].map(partEnds)).toEqual([5, 5, 12, 17, 22, 24]);
});
