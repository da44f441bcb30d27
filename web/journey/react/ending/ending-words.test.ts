import { expect, test } from 'vitest';
import { type Achievement, achievements } from '../../../../shared/domain/achievements';
import { DAILY_FLAGS, type DailyFlag } from '../../../../shared/domain/activity';
import { celebrationWords, sayAward } from './ending-words';
import type { Ended } from './how-it-ended';

const NOTHING = {
  challengeDay: 1,
  completedDrops: 0,
  currentStreak: 0,
  longestStreak: 0,
  daysActive: 0,
  wholeDays: 0,
  journalEntries: 0,
  dayReviews: 0,
};

function award(id: string): Achievement {
  const found = achievements(NOTHING).find((each) => each.id === id);
  if (!found) throw new Error(`There is no award “${id}”.`);
  return found;
}

const ended = (done: readonly DailyFlag[], more: Partial<Ended> = {}): Ended => ({
  flag: 'journal',
  isOfToday: true,
  done: new Set(done),
  lights: true,
  completesDay: false,
  awards: [],
  ...more,
});

test('an award is said in one line', () => {
  expect(sayAward(award('milestone-30'))).toBe('First Month. Thirty days on the way.');
  expect(sayAward(award('milestone-45'))).toBe('Halfway Point. Forty-five days on the way.');
  expect(sayAward(award('complete-day'))).toBe('Complete Day. All five activities in one day.');
});

test('a practice that celebrates each time says its own words first', () => {
  const own = { title: 'Check-In Saved', lines: ['Carry your truth with you today.'] };
  expect(celebrationWords(ended(['checkIn']), own)).toEqual(own);
  expect(celebrationWords(ended(DAILY_FLAGS, { completesDay: true }), own)).toEqual({
    title: 'Check-In Saved',
    lines: ['Carry your truth with you today.', 'Every window is lit.'],
  });
});

test('the others say that the day is complete, or what was earned', () => {
  expect(celebrationWords(ended(DAILY_FLAGS, { completesDay: true }))).toEqual({
    title: 'All five today',
    lines: ['Every window is lit.'],
  });
  expect(celebrationWords(ended(['checkIn', 'nourish'], { completesDay: true }))).toEqual({
    title: 'A full day',
    lines: ['You’ve done everything for today.'],
  });
  expect(celebrationWords(ended(['journal'], { awards: [award('milestone-7')] }))).toEqual({
    title: 'First Week',
    lines: [],
  });
});
