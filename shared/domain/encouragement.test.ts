import { describe, expect, it } from 'vitest';
import { MESSAGE_CATEGORIES, messagesOf } from '../content/messages';
import { GOALS } from '../records/preference';
import { drawEncouragement, encouragementCategory } from './encouragement';

describe('encouragementCategory', () => {
  it.each([
    [0, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [16, 'afternoon'],
    [17, 'evening'],
    [23, 'evening'],
  ])('at %i o’clock is %s while nothing is done', (hour, category) => {
    expect(encouragementCategory({ hour, anyDone: false, challengeDay: 8 })).toBe(category);
  });

  it('is completion once anything is done', () => {
    expect(encouragementCategory({ hour: 9, anyDone: true, challengeDay: 8 })).toBe('completion');
  });

  it.each([7, 14, 84])(
    'is milestone on day %i, over completion and time of day',
    (challengeDay) => {
      for (const anyDone of [true, false]) {
        expect(encouragementCategory({ hour: 9, anyDone, challengeDay })).toBe('milestone');
      }
    },
  );

  it.each([1, 6, 13, 90])('is no milestone on day %i', (challengeDay) => {
    expect(encouragementCategory({ hour: 9, anyDone: true, challengeDay })).toBe('completion');
  });
});

describe('drawEncouragement', () => {
  it.each(MESSAGE_CATEGORIES)('draws every message of %s and none beside them', (category) => {
    const messages = messagesOf(category);
    const drawn = messages.map((_, at) =>
      drawEncouragement(category, [], () => at / messages.length),
    );
    expect(drawn).toEqual(messages);
    expect(drawEncouragement(category, [], () => 0.999_999)).toBe(messages.at(-1));
  });

  it.each(GOALS)('draws one of four for %s, half of the time', (goal) => {
    const drawn = (isForGoal: boolean, at: number) => {
      const numbers = [isForGoal ? 0.49 : 0.5, at];
      return drawEncouragement('evening', [goal], () => numbers.shift() ?? 0).goal;
    };
    expect([0, 0.25, 0.5, 0.75].map((at) => drawn(true, at))).toEqual([goal, goal, goal, goal]);
    expect(drawn(false, 0)).toBeUndefined();
  });
});
