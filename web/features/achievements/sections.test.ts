import { expect, test } from 'vitest';
import { achievements } from '../../../shared/domain/achievements';
import type { JourneyFacts } from '../../../shared/domain/journey-facts';
import { stillAhead, toSections, withoutStreaks } from './sections';

const nothingYet: JourneyFacts = {
  challengeDay: 1,
  completedDrops: 0,
  currentStreak: 0,
  longestStreak: 0,
  daysActive: 0,
  wholeDays: 0,
  journalEntries: 0,
  dayReviews: 0,
};
const everything = { ...nothingYet, challengeDay: 90, longestStreak: 90, wholeDays: 7 };

test('four sections in the order of the spec hold all fifteen', () => {
  const sections = toSections(achievements(nothingYet));
  expect(sections.map(({ title }) => title)).toEqual([
    'Consistency Streaks',
    'Journey Milestones',
    'Daily Completion',
    'Spiritual Growth',
  ]);
  expect(sections.map((section) => section.achievements.length)).toEqual([7, 5, 2, 1]);
});

test('who does not want to see streaks is shown the other three sections', () => {
  const sections = toSections(withoutStreaks(achievements(nothingYet)));
  expect(sections.map(({ title }) => title)).toEqual([
    'Journey Milestones',
    'Daily Completion',
    'Spiritual Growth',
  ]);
});

test('what is ahead is said in words', () => {
  expect(stillAhead(achievements(nothingYet))).toBe('Fifteen still ahead');
  expect(stillAhead(achievements({ ...nothingYet, longestStreak: 3 }))).toBe(
    'Fourteen still ahead',
  );
  expect(stillAhead(achievements(everything))).toBe('All of them');
});
