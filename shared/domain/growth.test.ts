import { expect, test } from 'vitest';
import { type Deed, doDeed, FIVE } from '../testing/journeys';
import { Traveller } from '../testing/traveller';
import { growthJourney } from './growth';

function journey(days: number, does: readonly Deed[]) {
  const person = new Traveller(Date.parse('2026-03-01T12:00:00Z'), 'Europe/London');
  for (let day = 1; day <= days; day += 1) {
    if (day > 1) person.sleep();
    for (const deed of does) doDeed(person, deed);
  }
  return growthJourney(person.records, person.today);
}

test('nobody has come anywhere yet', () => {
  const { milestones, stats, recentAchievements } = journey(0, []);
  expect(milestones.map(({ id }) => id)).toEqual([
    'day-7',
    'pen-to-paper',
    'carried-together',
    'before-the-day-closes',
    'day-30',
    'living-water',
    'day-45',
    'day-60',
    'day-90',
  ]);
  expect(milestones.filter(({ isCompleted }) => isCompleted)).toEqual([]);
  expect(stats).toEqual({
    daysActive: 0,
    dailyDropsCompleted: 0,
    journalEntries: 0,
    milestonesCompleted: 0,
  });
  expect(recentAchievements).toEqual([]);
});

test('every category of the spec has a milestone, each with a reward', () => {
  const { milestones } = journey(0, []);
  const categories = new Set(milestones.map(({ category }) => category));
  expect(categories).toEqual(new Set(['spiritual', 'wellness', 'growth', 'connection']));
  expect(milestones.every(({ reward }) => reward !== '')).toBe(true);
});

test.each([
  ['pen-to-paper', 'journal', 10],
  ['carried-together', 'biblePrayer', 7],
  ['living-water', 'nourish', 20],
  ['before-the-day-closes', 'dayReview', 14],
] as const)('%s is completed by so many days of %s: %i', (id, deed, triggerValue) => {
  const does: readonly Deed[] = deed === 'dayReview' ? ['drop', deed] : [deed];
  const milestoneAfter = (days: number) =>
    journey(days, does).milestones.find((milestone) => milestone.id === id);
  expect(milestoneAfter(triggerValue - 1)).toMatchObject({
    progress: triggerValue - 1,
    triggerValue,
    isCompleted: false,
  });
  expect(milestoneAfter(triggerValue)).toMatchObject({ isCompleted: true });
  expect(milestoneAfter(triggerValue + 3)).toMatchObject({ progress: triggerValue });
});

test('the stats count days, drops, entries and milestones', () => {
  expect(journey(10, FIVE).stats).toEqual({
    daysActive: 10,
    dailyDropsCompleted: 10,
    journalEntries: 10,
    milestonesCompleted: 3,
  });
});
