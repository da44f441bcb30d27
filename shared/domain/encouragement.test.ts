import { describe, expect, it } from 'vitest';
import { MESSAGE_CATEGORIES, messagesOf } from '../content/messages';
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
    const drawn = messages.map((_, at) => drawEncouragement(category, () => at / messages.length));
    expect(drawn).toEqual(messages);
    expect(drawEncouragement(category, () => 0.999_999)).toBe(messages.at(-1));
  });
});
