import { describe, expect, it } from 'vitest';
import { ACHIEVEMENT_SAMPLES } from '../testing/achievement-samples';
import { type Deed, doDeed, FIVE } from '../testing/journeys';
import { Traveller } from '../testing/traveller';
import {
  ACHIEVEMENT_SECTIONS,
  type Achievement,
  achievements,
  awardsEarned,
  recentAchievements,
} from './achievements';
import { type JourneyFacts, journeyFacts, toChronicle } from './journey-facts';
import { addDays } from './local-day';

const NOTHING: JourneyFacts = {
  challengeDay: 1,
  completedDrops: 0,
  currentStreak: 0,
  longestStreak: 0,
  daysActive: 0,
  wholeDays: 0,
  journalEntries: 0,
  dayReviews: 0,
};

function factsOf({ records, today }: Traveller): JourneyFacts {
  const { activities, drops } = toChronicle(records);
  return journeyFacts(activities, drops, today);
}

function named(title: string, facts: JourneyFacts): Achievement | undefined {
  return achievements(facts).find((achievement) => achievement.title === title);
}

/** A person who does so from the first of March on, day by day. */
function lives(days: readonly (readonly Deed[])[]): Traveller {
  const person = new Traveller(Date.parse('2026-03-01T12:00:00Z'), 'Europe/London');
  for (const [at, deeds] of days.entries()) {
    if (at > 0) person.sleep();
    for (const deed of deeds) doDeed(person, deed);
  }
  return person;
}

describe('the fifteen achievements', () => {
  it('stand in their sections, locked at first', () => {
    const all = achievements(NOTHING);
    expect(all.map(({ section, level, type, title }) => [section, level, type, title])).toEqual([
      ['Consistency Streaks', 1, 'streak', 'Faithful Beginner'],
      ['Consistency Streaks', 2, 'streak', 'Week Warrior'],
      ['Consistency Streaks', 3, 'streak', 'Steady Soul'],
      ['Consistency Streaks', 4, 'streak', 'Habit Hero'],
      ['Consistency Streaks', 5, 'streak', 'Month Master'],
      ['Consistency Streaks', 6, 'streak', 'Transformation Leader'],
      ['Consistency Streaks', 7, 'streak', 'Wholeness Champion'],
      ['Journey Milestones', 1, 'milestone', 'First Week'],
      ['Journey Milestones', 2, 'milestone', 'First Month'],
      ['Journey Milestones', 3, 'milestone', 'Halfway Point'],
      ['Journey Milestones', 4, 'milestone', 'Two Months Strong'],
      ['Journey Milestones', 5, 'milestone', 'Journey Complete'],
      ['Daily Completion', 1, 'completion', 'Complete Day'],
      ['Daily Completion', 2, 'consistency', 'Whole Week'],
      ['Spiritual Growth', 1, 'growth', 'Dedicated Devotion'],
    ]);
    expect([...new Set(all.map(({ section }) => section))]).toEqual(ACHIEVEMENT_SECTIONS);
    expect(all.some(({ isUnlocked }) => isUnlocked)).toBe(false);
    expect(new Set(all.map(({ id }) => id)).size).toBe(15);
    expect(ACHIEVEMENT_SAMPLES.map(({ title }) => title)).toEqual(all.map(({ title }) => title));
  });

  it.each([
    ['Week Warrior', '7 days in a row'],
    ['First Month', 'Day 30'],
  ])('%s says what it takes: %s', (title, description) => {
    expect(named(title, NOTHING)).toMatchObject({ description });
  });

  it.each(ACHIEVEMENT_SAMPLES)('$title unlocks at its threshold and not before', (sample) => {
    const { title, short, there } = sample;
    for (const person of short) {
      expect(named(title, factsOf(person))?.isUnlocked).toBe(false);
      expect(recentAchievements(toChronicle(person.records), person.today)).not.toContainEqual(
        expect.objectContaining({ title }),
      );
    }
    expect(named(title, factsOf(there))?.isUnlocked).toBe(true);
    expect(recentAchievements(toChronicle(there.records), there.today)).toContainEqual(
      expect.objectContaining({ title, completedAt: there.today.day }),
    );
  });

  it('count what is locked by the present streak, and never take back what the longest earned', () => {
    const facts = { ...NOTHING, currentStreak: 6, longestStreak: 8 };
    expect(named('Week Warrior', facts)).toMatchObject({ isUnlocked: true, progress: 7 });
    expect(named('Steady Soul', facts)).toMatchObject({ progress: 6, maxProgress: 14 });
  });

  it('count a milestone by the challenge day, and the Whole Week by complete days', () => {
    const facts = { ...NOTHING, challengeDay: 23, wholeDays: 3 };
    expect(named('First Week', facts)).toMatchObject({ progress: 7, maxProgress: 7 });
    expect(named('Halfway Point', facts)).toMatchObject({ progress: 23, maxProgress: 45 });
    expect(named('Complete Day', facts)).toMatchObject({ progress: 1, maxProgress: 1 });
    expect(named('Whole Week', facts)).toMatchObject({ progress: 3, maxProgress: 7 });
  });

  it.each([
    [1, 0, 0],
    [1, 1, 1],
    [3, 2, 6],
    [3, 3, 9],
    [5, 2, 10],
    [90, 90, 10],
  ])(
    'Dedicated Devotion at day %i with a streak of %i: %i of 10',
    (challengeDay, streak, progress) => {
      const facts = { ...NOTHING, challengeDay, longestStreak: streak, currentStreak: streak };
      expect(named('Dedicated Devotion', facts)).toMatchObject({
        description: 'Day 3, and 2 days in a row',
        progress,
        maxProgress: 10,
      });
    },
  );
});

describe('recentAchievements', () => {
  const sample = (title: string) => ACHIEVEMENT_SAMPLES.find((each) => each.title === title)!.there;

  it('names the newest five, newest first, by the day on which each was reached', () => {
    const { records, today } = sample('Transformation Leader');
    const reached = recentAchievements(toChronicle(records), today);
    expect(reached.map(({ title, completedAt }) => [title, completedAt])).toEqual([
      ['Transformation Leader', addDays('2026-03-01', 59)],
      ['Month Master', addDays('2026-03-01', 29)],
      ['Habit Hero', addDays('2026-03-01', 20)],
      ['Steady Soul', addDays('2026-03-01', 13)],
      ['Week Warrior', addDays('2026-03-01', 6)],
    ]);
  });

  it('goes by the day, and on one day by the list from its end', () => {
    const person = lives([FIVE, ['drop'], ['drop']]);
    const reached = recentAchievements(toChronicle(person.records), person.today);
    expect(reached.map(({ title, completedAt }) => [title, completedAt])).toEqual([
      ['Dedicated Devotion', '2026-03-03'],
      ['Faithful Beginner', '2026-03-03'],
      ['Complete Day', '2026-03-01'],
    ]);
  });

  it('reaches Dedicated Devotion with the streak where the challenge day came before', () => {
    const person = lives([['drop'], [], ['drop'], [], ['checkIn'], ['checkIn']]);
    const reached = recentAchievements(toChronicle(person.records), person.today);
    expect(reached).toMatchObject([{ title: 'Dedicated Devotion', completedAt: '2026-03-06' }]);
  });

  it('says the same a year after the streak is broken', () => {
    const { records, today } = sample('Habit Hero');
    const chronicle = toChronicle(records);
    const inAYear = { ...today, day: addDays(today.day, 365) };
    expect(recentAchievements(chronicle, inAYear)).toEqual(recentAchievements(chronicle, today));
  });

  it('reaches a milestone on the day a gap in the drops before it was filled', () => {
    const day = '2026-03-01';
    const drops = [1, 2, 4, 5, 6].map((challengeDay) => ({ challengeDay, day }));
    const filled = [...drops, { challengeDay: 3, day: '2026-03-20' }];
    const today = { day: '2026-03-20', utcOffsetMinutes: 0 };
    expect(recentAchievements({ activities: [], drops }, today)).toEqual([]);
    expect(recentAchievements({ activities: [], drops: filled }, today)).toMatchObject([
      { title: 'First Week', completedAt: '2026-03-20' },
    ]);
  });
});

describe('J15 an award is announced with the record that earned it', () => {
  /** What each deed of a life announces, by day: titles, those for days in a row left out. */
  function announced(days: readonly (readonly Deed[])[]): string[][] {
    const person = new Traveller(Date.parse('2026-03-01T12:00:00Z'), 'Europe/London');
    return days.map((deeds, at) => {
      if (at > 0) person.sleep();
      return deeds.flatMap((deed) => {
        const before = toChronicle(person.records);
        doDeed(person, deed);
        const earned = awardsEarned(before, toChronicle(person.records), person.today);
        return earned.filter(({ type }) => type !== 'streak').map(({ title }) => title);
      });
    });
  }
  const drops = (count: number) => Array.from({ length: count }, (): Deed[] => ['drop']);

  it('the fifth of five is a Complete Day, once', () => {
    expect(announced([FIVE, FIVE])).toEqual([['Complete Day'], []]);
    expect(announced([['checkIn'], ['drop'], FIVE])[2]).toEqual(['Complete Day']);
  });

  it('a milestone that a midnight unlocked comes with the first thing done on its day', () => {
    const days = announced([...drops(6), ['checkIn', 'drop', 'journal']]);
    expect(days.slice(3)).toEqual([[], [], [], ['First Week']]);
  });

  it('after days away nothing comes again', () => {
    expect(announced([...drops(7), [], [], ['drop', 'checkIn']]).flat()).toEqual([
      'Dedicated Devotion',
      'First Week',
    ]);
  });
});
