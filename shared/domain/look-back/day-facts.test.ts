import { describe, expect, it } from 'vitest';
import { type MoodDay, moodDays, toRecordFacts } from './day-facts';
import { byMonth, countMoodDays } from './mood-counts';

const DAY = '2026-03-02';

function record(
  kind: string,
  body: Record<string, unknown>,
  changes: { order?: number; day?: string } = {},
) {
  const base = { day: DAY, order: 5, utcOffsetMinutes: 0, deleted: false };
  return toRecordFacts({ ...base, kind, body, ...changes });
}
const checkIn = (mood: unknown, day = DAY) =>
  record(
    'check-in',
    { mood, truthStatement: 'Kept', gratitude1: null, gratitude2: null, gratitude3: null },
    { day },
  );
const entry = (mood: unknown, order: number) =>
  record('journal-entry', { content: 'Words', audioUrl: null, mood }, { order });
const nourish = (body: Record<string, unknown>) =>
  record('nourish-day', {
    waterIntake: {},
    balancedMeals: {},
    mindfulEating: null,
    gratefulForFood: false,
    emotionalEating: null,
    energyLevel: null,
    reflection: null,
    ...body,
  });

describe('the mood of a day', () => {
  it('L1 is that of its check-in, whatever the entries of the day say', () => {
    expect(moodDays([entry('sad', 1), checkIn('peaceful')])).toMatchObject([
      { day: DAY, mood: 'peaceful' },
    ]);
  });

  it('L1 is without a check-in that of the newest entry that has one', () => {
    const entries = [entry('sad', 3), entry('hopeful', 2), entry(undefined, 1)];
    expect(moodDays(entries)).toMatchObject([{ mood: 'hopeful' }]);
    expect(moodDays(entries.toReversed())).toMatchObject([{ mood: 'hopeful' }]);
  });

  it.each([[null], [undefined], ['elated'], [7], [{ mood: 'sad' }]])(
    'L1 is none where it says %s',
    (mood) => {
      expect(moodDays([checkIn(mood), entry(mood, 1)])).toEqual([]);
    },
  );
});

describe('what held on a day', () => {
  const holds = (...facts: ReturnType<typeof record>[]) =>
    moodDays([checkIn('peaceful'), ...facts])[0]?.holds;

  it('L2 is known of the practices, also where nothing was written', () => {
    expect(holds()).toMatchObject({ drop: false, journal: false, prayer: false, weekday1: true });
    expect(holds(entry(undefined, 1))).toMatchObject({ journal: true, drop: false });
  });

  it('L2 is not known of water, meals and energy that nobody noted', () => {
    expect(holds(nourish({ gratefulForFood: true }))).not.toHaveProperty('water');
    expect(holds(nourish({ gratefulForFood: true }))).not.toHaveProperty('meals');
    expect(holds()).not.toHaveProperty('energyHigh');
    expect(holds(nourish({ waterIntake: { here: 4, there: 2 } }))).toMatchObject({ water: true });
    expect(holds(nourish({ waterIntake: { here: 5 } }))).toMatchObject({ water: false });
    expect(holds(nourish({ energyLevel: 'low' }))).toMatchObject({
      energyHigh: false,
      energyLow: true,
    });
  });

  it('is nothing of a record that is not done', () => {
    const prayed = { bibleReading: false, prayer: false };
    expect(holds(record('bible-prayer-day', prayed))).toMatchObject({ prayer: false });
    expect(holds(record('journal-entry', { content: ' ', audioUrl: null }))).toMatchObject({
      journal: false,
    });
  });
});

describe('days with a mood', () => {
  const days = [
    checkIn('peaceful', '2026-04-01'),
    checkIn('sad', '2026-03-31'),
    checkIn('peaceful', '2026-03-01'),
  ];

  it('are counted by mood, the most often first, and by month', () => {
    const read: MoodDay[] = moodDays(days);
    expect(read.map(({ day }) => day)).toEqual(['2026-03-01', '2026-03-31', '2026-04-01']);
    expect(countMoodDays(read)).toEqual([
      { mood: 'peaceful', days: 2 },
      { mood: 'sad', days: 1 },
    ]);
    expect([...byMonth(read)].map(([month, each]) => [month, each.length])).toEqual([
      ['2026-03', 2],
      ['2026-04', 1],
    ]);
  });
});
