import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Activity } from './activity';
import { addDays } from './local-day';
import { currentStreak } from './streak';

const today = '2026-03-10';
const HONOLULU = -600;
const AUCKLAND = 780;

function activity(day: string, utcOffsetMinutes = 0, change: Partial<Activity> = {}): Activity {
  return { kind: 'check-in', day, utcOffsetMinutes, deleted: false, done: true, ...change };
}
const run = (last: string, count: number, offset = 0) =>
  Array.from({ length: count }, (_, back) => activity(addDays(last, -back), offset));
const streak = (activities: Activity[], day = today, utcOffsetMinutes = 0) =>
  currentStreak(activities, { day, utcOffsetMinutes });

describe('currentStreak', () => {
  it('is 0 with nothing, or when the last activity is two days back', () => {
    expect(streak([])).toBe(0);
    expect(streak(run(addDays(today, -2), 9))).toBe(0);
  });

  it('ends today or yesterday', () => {
    expect(streak(run(today, 5))).toBe(5);
    expect(streak(run(addDays(today, -1), 5))).toBe(5);
  });

  it('counts a day once and any of the five activities', () => {
    const kinds = ['drop', 'check-in', 'journal-entry', 'nourish-day', 'bible-prayer-day'];
    const days = kinds.map((kind, back) => activity(addDays(today, -back), 0, { kind }));
    expect(streak([...days, ...days])).toBe(5);
  });

  it('counts neither tombstones, what is not done, nor kinds without a flag', () => {
    const broken = [
      activity(today),
      activity(addDays(today, -1), 0, { deleted: true }),
      activity(addDays(today, -1), 0, { done: false }),
      activity(addDays(today, -1), 0, { kind: 'day-review' }),
      activity(addDays(today, -2)),
    ];
    expect(streak(broken)).toBe(1);
  });

  it('breaks at a missed day', () => {
    expect(streak([...run(today, 3), ...run(addDays(today, -4), 8)])).toBe(3);
  });

  it('bridges the date that a flight across the date line skipped', () => {
    const flown = [...run('2026-03-08', 4, HONOLULU), ...run(today, 1, AUCKLAND)];
    expect(streak(flown, today, AUCKLAND)).toBe(5);
  });

  it('bridges it before the first activity after landing, too', () => {
    expect(streak(run('2026-03-08', 4, HONOLULU), today, AUCKLAND)).toBe(4);
    expect(streak(run('2026-03-08', 4, HONOLULU), addDays(today, 1), AUCKLAND)).toBe(0);
  });

  it('bridges neither a smaller rise, a fall, nor two dates', () => {
    const gap = (before: number, after: number) =>
      streak([...run('2026-03-08', 4, before), activity(today, after)], today, after);
    expect(gap(0, 719)).toBe(1);
    expect(gap(0, 720)).toBe(5);
    expect(gap(AUCKLAND, HONOLULU)).toBe(1);
    const twoDates = [...run('2026-03-07', 4, HONOLULU), activity(today, AUCKLAND)];
    expect(streak(twoDates, today, AUCKLAND)).toBe(1);
  });

  it('keeps a day already lived on the other side of the line', () => {
    expect(streak(run(addDays(today, 1), 6, AUCKLAND), today, HONOLULU)).toBe(6);
  });

  it('equals a plain count of days while nobody flies', () => {
    const backs = fc.uniqueArray(fc.integer({ min: 0, max: 20 }));
    fc.assert(
      fc.property(backs, (daysBack) => {
        const active = new Set(daysBack);
        let expected = 0;
        for (let back = active.has(0) ? 0 : 1; active.has(back); back += 1) expected += 1;
        expect(streak(daysBack.map((back) => activity(addDays(today, -back))))).toBe(expected);
      }),
    );
  });

  it('never falls when an activity is added', () => {
    const some = fc.array(
      fc.record({ back: fc.integer({ min: -1, max: 12 }), offset: fc.constantFrom(-600, 0, 780) }),
    );
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 12 }), (given, added) => {
        const activities = given.map(({ back, offset }) => activity(addDays(today, -back), offset));
        const more = [...activities, activity(addDays(today, -added))];
        expect(streak(more)).toBeGreaterThanOrEqual(streak(activities));
      }),
    );
  });
});
