import { describe, expect, it } from 'vitest';
import type { Activity } from './activity';
import { wholeDays } from './whole-days';

const FIVE = ['drop', 'check-in', 'journal-entry', 'nourish-day', 'bible-prayer-day'] as const;

function did(kind: string, day: string, rest: Partial<Activity> = {}): Activity {
  return { kind, day, utcOffsetMinutes: 0, deleted: false, done: true, ...rest };
}

describe('a whole day', () => {
  it('has all five activities, in any order', () => {
    const second = FIVE.map((kind) => did(kind, '2026-03-02'));
    const first = FIVE.toReversed().map((kind) => did(kind, '2026-03-01'));
    expect(wholeDays([...second, ...first])).toEqual(['2026-03-01', '2026-03-02']);
  });

  it('is not five times the same, nor four and one of them twice', () => {
    const entries = FIVE.map(() => did('journal-entry', '2026-03-01'));
    const four = FIVE.slice(1).map((kind) => did(kind, '2026-03-02'));
    expect(wholeDays([...entries, ...four, did('check-in', '2026-03-02')])).toEqual([]);
  });

  it('counts nothing that was begun only, or deleted', () => {
    const four = FIVE.slice(1).map((kind) => did(kind, '2026-03-01'));
    const notDone = did('drop', '2026-03-01', { done: false });
    const deleted = did('drop', '2026-03-01', { deleted: true });
    expect(wholeDays([...four, notDone, deleted])).toEqual([]);
  });
});
