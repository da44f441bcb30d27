import { describe, expect, it } from 'vitest';
import type { RecordState } from '../records/record';
import { toActivity } from './activity';
import { completedCount, dailyProgress, NO_PROGRESS } from './progress';

const day = '2026-03-01';

function record(kind: string, body: RecordState['body'], change: Partial<RecordState> = {}) {
  return toActivity({ kind, day, utcOffsetMinutes: 0, deleted: false, body, ...change });
}

const checkIn = {
  mood: 'peaceful',
  truthStatement: 'I am held',
  gratitude1: null,
  gratitude2: null,
  gratitude3: null,
};
const journal = { content: 'words', audioUrl: null };
const drop = { challengeDay: 1, reflection: null, audioUrl: null };
const emptyNourish = {
  waterIntake: {},
  balancedMeals: {},
  mindfulEating: null,
  gratefulForFood: false,
  emotionalEating: null,
  energyLevel: null,
  reflection: null,
};
const nourish = { ...emptyNourish, waterIntake: { phone: 1 } };
const prayer = {
  bibleReading: null,
  biblePassage: null,
  readingDuration: null,
  prayer: true,
  prayerDuration: null,
  prayerTypes: null,
  reflection: null,
};

describe('dailyProgress', () => {
  it.each([
    ['drop', drop, 'dailyDrop'],
    ['check-in', checkIn, 'checkIn'],
    ['journal-entry', journal, 'journal'],
    ['nourish-day', nourish, 'nourish'],
    ['bible-prayer-day', prayer, 'bibleAndPrayer'],
  ])('a live %s sets its flag alone', (kind, body, flag) => {
    expect(dailyProgress([record(kind, body)], day)).toEqual({ ...NO_PROGRESS, [flag]: true });
  });

  it('counts neither tombstones, other days, half-filled records nor unknown kinds', () => {
    const nothing = [
      record('check-in', checkIn, { deleted: true }),
      record('check-in', checkIn, { day: '2026-02-28' }),
      record('check-in', { ...checkIn, mood: null }),
      record('check-in', {}),
      record('journal-entry', { content: '  ', audioUrl: null }),
      record('nourish-day', emptyNourish),
      record('bible-prayer-day', { ...prayer, prayer: false }),
      record('gratitude-jar', { notes: 3 }),
      record('day-review', { challengeDay: 1, grateful: 'a', truth: 'b', tomorrowStep: 'c' }),
    ];
    expect(dailyProgress(nothing, day)).toEqual(NO_PROGRESS);
  });

  it.each([
    { waterIntake: { phone: 1, tablet: 2 } },
    { balancedMeals: { phone: 1 } },
    { mindfulEating: false },
    { gratefulForFood: true },
    { emotionalEating: 'none today' },
    { energyLevel: 'low' },
    { reflection: 'bread' },
  ])('J9 a nourish day is done once it holds %o', (noted) => {
    expect(record('nourish-day', { ...emptyNourish, ...noted }).done).toBe(true);
  });

  it.each([
    { waterIntake: { phone: 2, tablet: -2 } },
    { emotionalEating: '' },
    { reflection: ' \n' },
  ])('J9 a nourish day with %o alone lights nothing', (noted) => {
    expect(record('nourish-day', { ...emptyNourish, ...noted }).done).toBe(false);
  });

  it('a tombstone is not done, whatever its body still says', () => {
    expect(record('check-in', checkIn, { deleted: true }).done).toBe(false);
  });

  it('stays done when one of several entries is deleted', () => {
    const entries = [
      record('journal-entry', journal),
      record('journal-entry', {}, { deleted: true }),
    ];
    expect(dailyProgress(entries, day).journal).toBe(true);
  });

  it('counts the completed steps', () => {
    const two = { ...NO_PROGRESS, checkIn: true, journal: true };
    expect(completedCount(two)).toBe(2);
    expect(completedCount(NO_PROGRESS)).toBe(0);
  });
});
