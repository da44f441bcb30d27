import { describe, expect, it } from 'vitest';
import { completedDrops, currentChallengeDay, journeyDayOfDrop } from './challenge-day';
import { addDays } from './local-day';

const today = '2026-03-10';
const earlier = '2026-01-01';
/** All of them on one day. */
const done = (last: number, day = earlier) =>
  Array.from({ length: last }, (_, index) => ({ challengeDay: index + 1, day }));
/** One a day, the first of them on `day`. */
const oneADay = (last: number, day = earlier) =>
  done(last).map((drop, index) => ({ ...drop, day: addDays(day, index) }));

describe('J2 currentChallengeDay', () => {
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
    expect(currentChallengeDay(oneADay(90), '2026-06-01')).toBe(90);
    expect(currentChallengeDay(oneADay(89), '2026-06-01')).toBe(90);
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

  it.each([
    ...['drop:0', 'drop:91', 'drop:07', 'drop:1.5', 'drop:', 'xdrop:1', 'drop:1x'],
    ...[
      'drop:1:7',
      'drop:02:7',
      'drop:100:7',
      'drop:2:0',
      'drop:2:07',
      'drop:2:',
      'drop::7',
      'drop:2:3:4',
    ],
  ])('knows that %s is none of the ninety', (id) => {
    expect(journeyDayOfDrop(id)).toBeUndefined();
  });
});
