import { describe, expect, test } from 'vitest';
import { achievements } from '../../../../shared/domain/achievements';
import { completedDrops } from '../../../../shared/domain/challenge-day';
import { growthJourney } from '../../../../shared/domain/growth';
import { journeyFacts, toChronicle } from '../../../../shared/domain/journey-facts';
import { progressOf } from '../../../../shared/domain/journeys';
import { MILESTONES } from '../../../../shared/domain/milestones';
import { doDeed } from '../../../../shared/testing/journeys';
import { Traveller } from '../../../../shared/testing/traveller';
import { milestoneAhead, milestoneDay, milestoneValue } from './milestone-words';

test.each([
  [23, 'First Month is one week away.'],
  [29, 'First Month is one day away.'],
  [30, 'First Month, today.'],
  [31, 'Halfway Point is two weeks away.'],
  [1, 'First Week is six days away.'],
  [15, 'First Month is 15 days away.'],
  [90, 'Journey Complete, today.'],
])('on day %i: %s', (day, sentence) => {
  expect(milestoneAhead({ journey: 1, day })).toBe(sentence);
});

test('J13 in a later journey no milestone is ahead', () => {
  expect(milestoneAhead({ journey: 2, day: 23 })).toBeUndefined();
});

test('a milestone that is ahead names its day', () => {
  expect(milestoneValue(30, 29)).toBe('Day 30');
  expect(milestoneValue(30, 30)).toBe('Reached');
});

describe('J13 Home, Growth Journey and Achievements name the same milestones', () => {
  test('on each day of a journey', () => {
    const person = newPerson();
    for (let day = 1; day <= 92; day += 1) {
      doDeed(person, 'drop');
      expect(named(person), `day ${day}`).toEqual(allThree(reachedBy(day)));
      person.sleep();
    }
  });

  test('while a day waits, and days ahead of the pace', () => {
    const person = newPerson();
    for (let day = 1; day <= 9; day += 1) doDeed(person, 'dropAhead');
    expect(named(person)).toEqual(allThree([]));
    for (let night = 1; night <= 6; night += 1) person.sleep();
    expect(named(person)).toEqual(allThree(['First Week']));
    for (let night = 1; night <= 30; night += 1) person.sleep();
    expect(named(person)).toEqual(allThree(['First Week']));
  });

  test('in a second journey', () => {
    const person = newPerson();
    for (let day = 1; day <= 90; day += 1) {
      doDeed(person, 'drop');
      person.sleep();
    }
    const body = { challengeDay: 1, journey: 2, reflection: 'again', audioUrl: null };
    person.save('drop', 'drop:2:1', body);
    expect(named(person)).toEqual(allThree(reachedBy(90)));
  });
});

function newPerson(): Traveller {
  return new Traveller(Date.parse('2026-03-01T12:00:00Z'), 'Europe/London');
}

function reachedBy(day: number): string[] {
  return MILESTONES.filter((milestone) => milestone.day <= day).map(({ title }) => title);
}

function allThree(titles: readonly string[]) {
  return { home: titles, growth: titles, awards: titles };
}

/** The milestones of the journey that each of the three screens shows as reached. */
function named({ records, today }: Traveller) {
  const titles = MILESTONES.map(({ title }) => title as string);
  const progress = progressOf({ drops: completedDrops(records), begun: [] }, today.day);
  const { activities, drops } = toChronicle(records);
  const inJourney = ({ title }: { readonly title: string }) => titles.includes(title);
  return {
    home: MILESTONES.filter(
      ({ day }) => milestoneValue(day, milestoneDay(progress)) === 'Reached',
    ).map(({ title }) => title),
    growth: growthJourney(records, today)
      .milestones.filter((milestone) => milestone.isCompleted && inJourney(milestone))
      .map(({ title }) => title),
    awards: achievements(journeyFacts(activities, drops, today))
      .filter((award) => award.isUnlocked && inJourney(award))
      .map(({ title }) => title),
  };
}
