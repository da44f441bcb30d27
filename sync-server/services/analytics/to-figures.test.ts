import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyticsFigures } from '../../../shared/api/analytics';
import type { Engagement } from './engagement';
import { toFigures } from './to-figures';

const WEEKS = { from: '2026-02-16', to: '2026-03-01' };
const NONE: Engagement = {
  name: 'Grace Chapel',
  countsFrom: '2026-02-16',
  people: 10,
  personDays: 140,
  weeks: [],
  kinds: [],
  drops: [],
  farAlong: 0,
};
const told = (change: Partial<Engagement>) => {
  const figures = toFigures({ ...NONE, ...change }, WEEKS);
  if (figures === null) throw new Error('Nothing is told.');
  return analyticsFigures.parse(figures);
};
const activeOf = (active: number) =>
  told({ weeks: [{ from: '2026-02-23', active }] }).weeks[1]?.active;

describe('what an administrator is told', () => {
  it('E2 is nothing of fewer than five, nor before anybody counts', () => {
    expect(toFigures({ ...NONE, people: 4 }, WEEKS)).toBeNull();
    expect(toFigures({ ...NONE, people: 0, countsFrom: null }, WEEKS)).toBeNull();
    expect(toFigures({ ...NONE, people: 5 }, WEEKS)).not.toBeNull();
  });

  it('E6 are people in fives, rounded down; nobody is no more than four', () => {
    expect([0, 1, 4, 5, 6, 9, 10].map(activeOf)).toEqual([null, null, null, 5, 5, 5, 10]);
    const { completions, farAlong } = told({
      drops: [
        { id: 'drop:1', people: 9 },
        { id: 'drop:2', people: 4 },
      ],
      farAlong: 7,
    });
    expect(completions.slice(0, 3)).toEqual([5, null, null]);
    expect([completions.length, farAlong]).toEqual([90, 5]);
  });

  it('E6 no two numbers beside each other, and no number and the rest, tell of fewer than five', () => {
    const count = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(count, count, (one, other) => {
        const [a, b] = [activeOf(one), activeOf(other)];
        // The same is told where the difference is five times as large or nothing at all.
        if (a === b) expect(Math.abs(one - other)).toBeLessThan(5);
        else expect(Math.abs((a ?? 0) - (b ?? 0)) % 5).toBe(0);
      }),
    );
  });

  it('E7 are shares of days by five people or more, in steps of five from 5 to 95', () => {
    const share = (people: number, personDays: number) =>
      told({ kinds: [{ kind: 'check-in', people, personDays }] }).shares.checkIn;
    expect(share(4, 100)).toBeNull();
    expect([5, 99, 101, 140].map((days) => share(5, days))).toEqual([5, 70, 70, 95]);
    expect(share(10, 1)).toBe(5);
    expect(told({}).shares.journal).toBeNull();
  });

  it('E7 are activities a day only where they take no share off that is not told', () => {
    const kinds = ['check-in', 'journal-entry', 'nourish-day', 'bible-prayer-day', 'drop'].map(
      (kind) => ({ kind, people: 6, personDays: 70 }),
    );
    expect(Object.values(told({ kinds }).shares)).toEqual([50, 50, 50, 50, 50]);
    expect(told({ kinds }).activitiesADay).toBe(2.5);
    const [first, ...others] = kinds;
    const hidden = [{ ...first, kind: 'check-in', people: 4, personDays: 4 }, ...others];
    expect(told({ kinds: hidden }).activitiesADay).toBeNull();
  });

  it('E3 leaves out the weeks before anybody counted', () => {
    expect(told({}).weeks.map(({ from }) => from)).toEqual(['2026-02-16', '2026-02-23']);
    const { weeks } = told({ countsFrom: '2026-02-23' });
    expect(weeks).toEqual([{ from: '2026-02-23', active: null }]);
  });
});
