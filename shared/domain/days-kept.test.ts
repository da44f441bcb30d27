import { expect, test } from 'vitest';
import type { Activity } from './activity';
import { daysKept } from './days-kept';

function activity(kind: string, day: string, changes: Partial<Activity> = {}): Activity {
  return { kind, day, utcOffsetMinutes: 0, deleted: false, done: true, ...changes };
}

test('each of the five counts its days, a day once however often it was done', () => {
  const kept = daysKept([
    activity('journal-entry', '2026-03-01'),
    activity('journal-entry', '2026-03-01'),
    activity('journal-entry', '2026-03-02'),
    activity('check-in', '2026-03-01'),
  ]);
  expect(kept).toEqual({ dailyDrop: 0, checkIn: 1, journal: 2, nourish: 0, bibleAndPrayer: 0 });
});

test('what is deleted, not done or none of the five counts nowhere', () => {
  const kept = daysKept([
    activity('check-in', '2026-03-01', { deleted: true }),
    activity('nourish-day', '2026-03-01', { done: false }),
    activity('day-review', '2026-03-01'),
    activity('from-a-newer-version', '2026-03-01'),
  ]);
  expect(Object.values(kept)).toEqual([0, 0, 0, 0, 0]);
});
