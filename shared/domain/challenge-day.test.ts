import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { challengeDayOfId, completedDrops, currentChallengeDay } from './challenge-day';

const today = '2026-03-10';
const earlier = '2026-03-01';
const done = (last: number, day = earlier) =>
  Array.from({ length: last }, (_, index) => ({ challengeDay: index + 1, day }));

describe('currentChallengeDay', () => {
  it('begins at 1', () => {
    expect(currentChallengeDay([], today)).toBe(1);
  });

  it('is the first day whose drop is not complete', () => {
    expect(currentChallengeDay(done(12), today)).toBe(13);
    expect(currentChallengeDay([...done(3), { challengeDay: 7, day: earlier }], today)).toBe(4);
  });

  it('stays for the rest of the day on which it was completed, and moves on the next', () => {
    const drops = [...done(12), { challengeDay: 13, day: today }];
    expect(currentChallengeDay(drops, today)).toBe(13);
    expect(currentChallengeDay(drops, '2026-03-11')).toBe(14);
  });

  it('waits however long someone was away', () => {
    expect(currentChallengeDay(done(12), '2031-01-01')).toBe(13);
  });

  it('is 90 when all are done', () => {
    expect(currentChallengeDay(done(90), today)).toBe(90);
    expect(currentChallengeDay(done(89), today)).toBe(90);
  });

  it('lies between 1 and 90 whatever is completed, in whatever order', () => {
    const drop = fc.record({
      challengeDay: fc.integer({ min: 1, max: 90 }),
      day: fc.constantFrom(today, earlier),
    });
    fc.assert(
      fc.property(fc.uniqueArray(drop, { selector: (one) => one.challengeDay }), (drops) => {
        const current = currentChallengeDay(drops, today);
        expect(current).toBeGreaterThanOrEqual(1);
        expect(current).toBeLessThanOrEqual(90);
        expect(currentChallengeDay(drops.toReversed(), today)).toBe(current);
      }),
    );
  });
});

describe('completedDrops', () => {
  it('reads the number from the id and leaves tombstones out', () => {
    const records = [
      { id: 'drop:17', day: earlier, deleted: false },
      { id: 'drop:18', day: earlier, deleted: true },
      { id: 'check-in:2026-03-01', day: earlier, deleted: false },
    ];
    expect(completedDrops(records)).toEqual([{ challengeDay: 17, day: earlier }]);
  });

  it.each(['drop:0', 'drop:91', 'drop:07', 'drop:1.5', 'drop:', 'xdrop:1', 'drop:1x'])(
    'knows that %s is none of the ninety',
    (id) => {
      expect(challengeDayOfId(id)).toBeUndefined();
    },
  );
});
