import { describe, expect, it } from 'vitest';
import { JOURNEY_DAYS } from '../domain/challenge-day';
import { WEEK_OPENINGS } from './week-openings';
import { sayWeek, WEEK_NAMES, weekOfDay } from './weeks';

describe('the weeks of the journey', () => {
  it('are thirteen, seven days each, and six in the last', () => {
    const days = Array.from({ length: JOURNEY_DAYS }, (_, index) => index + 1);
    const numbers = days.map((day) => weekOfDay(day).number);
    expect(new Set(numbers).size).toBe(WEEK_NAMES.length);
    expect(weekOfDay(1)).toEqual({ number: 1, name: 'Beginning', first: 1, last: 7 });
    expect(weekOfDay(7).number).toBe(1);
    expect(weekOfDay(8)).toEqual({ number: 2, name: 'Rest', first: 8, last: 14 });
    expect(weekOfDay(90)).toEqual({ number: 13, name: 'Wholeness', first: 85, last: 90 });
  });

  it('have a name on screen', () => {
    expect(sayWeek(weekOfDay(17))).toBe('Week 3 · The body');
  });

  it.each([0, 91, 1.5, Number.NaN])('know no day %s', (day) => {
    expect(() => weekOfDay(day)).toThrow('is no day of the journey');
  });

  it('each open with two or three short sentences that name God', () => {
    expect(WEEK_OPENINGS).toHaveLength(WEEK_NAMES.length);
    for (const opening of WEEK_OPENINGS) {
      expect(opening.match(/[.?!](?= |$)/g)?.length).toBeOneOf([2, 3, 4]);
      expect(opening.split(' ').length).toBeLessThanOrEqual(55);
      expect(opening).toMatch(/\b(God|Jesus)\b/);
      expect(opening).not.toMatch(/["'—*]/);
    }
  });
});
