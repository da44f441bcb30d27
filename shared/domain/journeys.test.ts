import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { achievements, recentAchievements } from './achievements';
import {
  type CompletedDrop,
  completedDrops,
  JOURNEY_DAYS,
  journeyDayKey,
  journeyDayOf,
  MOST_JOURNEYS,
} from './challenge-day';
import { journeyFacts } from './journey-facts';
import { currentJourney, dropsOf, progressOf, reviewKey } from './journeys';
import { completesJourney, journeysKept, progressIn } from './journeys-kept';
import { addDays } from './local-day';
import { practicesOpen } from './practices';

const START = '2026-03-01';
const LAST = addDays(START, JOURNEY_DAYS - 1);
const AGAIN = addDays(LAST, 10);

/** The drops of a journey up to a day, one a day from `from` on. */
function walk(journey: number, last = JOURNEY_DAYS, from = START): CompletedDrop[] {
  return Array.from({ length: last }, (_, index) => ({
    ...(journey > 1 && { journey }),
    challengeDay: index + 1,
    day: addDays(from, index),
  }));
}

/** All of a journey on one day. */
function atOnce(journey: number, day: string): CompletedDrop[] {
  return walk(journey).map((drop) => ({ ...drop, day }));
}

const daysLater = fc.nat({ max: 400 });
/** How far each of up to four journeys was walked, and how long the person waited before it. */
const journeys = fc.array(
  fc.record({ last: fc.integer({ min: 0, max: JOURNEY_DAYS }), wait: fc.nat({ max: 40 }) }),
  { minLength: 1, maxLength: 4 },
);

function walkAll(plan: readonly { last: number; wait: number }[]): CompletedDrop[] {
  let from = START;
  return plan.flatMap(({ last, wait }, index) => {
    const drops = walk(index + 1, last, addDays(from, wait));
    from = addDays(from, wait + last);
    return drops;
  });
}

describe('J10 a journey is complete', () => {
  it('once all ninety are complete, and stays so until the next is begun', () => {
    const before = progressOf({ drops: walk(1, 89), begun: [] }, LAST);
    expect(before).toMatchObject({ day: 90, isComplete: false });
    expect(completesJourney(before, 90)).toBe(true);
    expect(completesJourney(before, 40)).toBe(false);
    for (const later of [0, 1, 400]) {
      const progress = progressOf({ drops: walk(1), begun: [] }, addDays(LAST, later));
      expect(progress).toMatchObject({ journey: 1, day: 90, isComplete: true });
      expect(progress.lit.size).toBe(JOURNEY_DAYS);
      expect(completesJourney(progress, 90)).toBe(false);
    }
  });

  it('whichever drop is the last to be completed', () => {
    const drops = walk(1).filter(({ challengeDay }) => challengeDay !== 40);
    const progress = progressOf({ drops, begun: [] }, LAST);
    expect(progress).toMatchObject({ day: 40, isComplete: false });
    expect(completesJourney(progress, 40)).toBe(true);
  });

  it('J4 not before their days have come: ninety in an evening are complete on the ninetieth day', () => {
    const drops = atOnce(1, START);
    const last = drops.slice(0, -1);
    expect(completesJourney(progressOf({ drops: last, begun: [] }, START), 90)).toBe(false);
    for (let passed = 0; passed < JOURNEY_DAYS + 5; passed += 1) {
      const progress = progressOf({ drops, begun: [] }, addDays(START, passed));
      expect(progress.isComplete).toBe(passed >= JOURNEY_DAYS - 1);
    }
  });

  it('no drop waits then: the day has the four other practices', () => {
    const { completed, day } = progressOf({ drops: walk(1), begun: [] }, addDays(LAST, 1));
    const limits = { isDropOpen: !completed.has(day), mayWrite: true };
    const open = practicesOpen(new Set(), limits);
    expect(open).toEqual(['checkIn', 'journal', 'nourish', 'bibleAndPrayer']);
  });
});

describe('J11 the next journey', () => {
  it('begins when the person says so, at day 1 with its own pace', () => {
    const drops = walk(1);
    expect(progressOf({ drops, begun: [] }, AGAIN)).toMatchObject({ journey: 1 });
    const begun = progressOf({ drops, begun: [2] }, AGAIN);
    expect(begun).toMatchObject({ journey: 2, day: 1, pace: 1, isComplete: false });
    expect(begun.completed.size).toBe(0);
    const walked = { drops: [...drops, ...walk(2, 3, AGAIN)], begun: [2] };
    expect(progressOf(walked, addDays(AGAIN, 2))).toMatchObject({ journey: 2, day: 3, pace: 3 });
    expect(progressOf(walked, addDays(AGAIN, 3))).toMatchObject({ journey: 2, day: 4, pace: 4 });
  });

  it('is known by its drops alone, where the preferences are lost', () => {
    const drops = [...walk(1), ...walk(2, 3, AGAIN)];
    expect(currentJourney({ drops, begun: [] })).toBe(2);
  });

  it('opens to nobody who has not come to it', () => {
    expect(currentJourney({ drops: walk(1, 89), begun: [2] })).toBe(1);
    expect(currentJourney({ drops: [...walk(1, 5), ...walk(7, 5)], begun: [2, 3] })).toBe(1);
    expect(currentJourney({ drops: walk(1), begun: [3] })).toBe(1);
  });

  it('follows the one before it in the same way, a third and all others', () => {
    const drops: CompletedDrop[] = [];
    for (let journey = 1; journey <= MOST_JOURNEYS; journey += 1) {
      const begun = Array.from({ length: journey - 1 }, (_, index) => index + 2);
      expect(currentJourney({ drops, begun })).toBe(journey);
      drops.push(...atOnce(journey, START));
    }
    expect(currentJourney({ drops, begun: [MOST_JOURNEYS + 1] })).toBe(MOST_JOURNEYS);
  });

  it('J1 J8 is the same in whatever order records come, and nothing that arrives takes it back', () => {
    fc.assert(
      fc.property(
        journeys,
        fc.subarray([2, 3, 4, 5]),
        fc.subarray([2, 3, 4, 5]),
        fc.nat(),
        daysLater,
        (plan, begun, more, cut, later) => {
          const drops = walkAll(plan);
          const today = addDays(START, later);
          const some = drops.slice(0, cut % (drops.length + 1));
          const progress = progressOf({ drops: some, begun }, today);
          const turned = { drops: some.toReversed(), begun: begun.toReversed() };
          expect(progressOf(turned, today)).toEqual(progress);
          const whole = progressOf({ drops, begun: [...new Set([...begun, ...more])] }, today);
          expect(whole.journey).toBeGreaterThanOrEqual(progress.journey);
          if (whole.journey === progress.journey)
            expect(whole.day).toBeGreaterThanOrEqual(progress.day);
        },
      ),
    );
  });
});

describe('J12 the drops of a journey', () => {
  it('have ids of their own, one for each day, and those of the first have none of it', () => {
    const keys = new Set<string>();
    for (const journey of [1, 2, 9, 10, 99]) {
      for (let challengeDay = 1; challengeDay <= JOURNEY_DAYS; challengeDay += 1) {
        const key = journeyDayKey({ journey, challengeDay });
        keys.add(key);
        expect(journeyDayOf(key)).toEqual({ journey, challengeDay });
      }
    }
    expect(keys.size).toBe(5 * JOURNEY_DAYS);
    expect(journeyDayKey({ journey: 1, challengeDay: 17 })).toBe('17');
    expect(journeyDayKey({ journey: 2, challengeDay: 17 })).toBe('2:17');
  });

  it.each([
    '',
    '0',
    '91',
    '017',
    '1:17',
    '0:17',
    '02:17',
    '100:17',
    '2:0',
    '2:91',
    '2:017',
    '2:',
    ':17',
    '2:3:4',
    '2:1.5',
    'x:1',
  ])('no other text names one: %j', (key) => {
    expect(journeyDayOf(key)).toBeUndefined();
  });

  it('are read off their ids', () => {
    const records = ['drop:17', 'drop:2:17', 'drop:1:3', 'check-in:2026-03-01'].map((id) => ({
      id,
      day: START,
      deleted: false,
    }));
    expect(completedDrops(records)).toEqual([
      { challengeDay: 17, day: START },
      { journey: 2, challengeDay: 17, day: START },
    ]);
  });

  it('of other journeys decide nothing of the day, the pace, or what is lit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: JOURNEY_DAYS }), daysLater, (last, later) => {
        const second = walk(2, last, AGAIN);
        const today = addDays(AGAIN, later);
        const alone = progressOf({ drops: walk(1, last, AGAIN), begun: [] }, today);
        const { journey, ...rest } = progressOf(
          { drops: [...walk(1), ...second], begun: [2] },
          today,
        );
        expect(journey).toBe(2);
        expect({ journey: 1, ...rest }).toEqual(alone);
      }),
    );
  });

  it('of an earlier journey are all there', () => {
    const progress = progressOf({ drops: [...walk(1), ...walk(2, 3, AGAIN)], begun: [2] }, AGAIN);
    expect(journeysKept(progress)).toEqual([1]);
    expect(progressIn(progress, 2)).toBe(progress);
    expect(progressIn(progress, 1)).toMatchObject({ journey: 1, day: 90, isComplete: true });
    expect(progressIn(progress, 1).lit.size).toBe(JOURNEY_DAYS);
    const complete = progressOf({ drops: walk(1), begun: [] }, AGAIN);
    expect(journeysKept(complete)).toEqual([1]);
    expect(dropsOf([...walk(1), ...walk(2, 3)], 2)).toHaveLength(3);
  });
});

describe('J13 in a later journey', () => {
  const today = { day: addDays(AGAIN, 2), utcOffsetMinutes: 0 };
  const first = walk(1);
  const both = [...first, ...walk(2, 3, AGAIN)];

  it('what was earned stays, and nothing is earned a second time', () => {
    const facts = (drops: readonly CompletedDrop[]) => journeyFacts([], drops, today);
    const earned = (drops: readonly CompletedDrop[]) =>
      achievements(facts(drops)).filter(({ isUnlocked }) => isUnlocked);
    expect(earned(both)).toEqual(earned(first));
    expect(earned(both).map(({ id }) => id)).toContain('milestone-90');
    const recent = (drops: readonly CompletedDrop[]) =>
      recentAchievements({ activities: [], drops }, today);
    expect(recent(both)).toEqual(recent(first));
  });

  it('an award names the day on which the first journey came to it', () => {
    const late = walk(1, 29).map((drop) =>
      drop.challengeDay === 10 ? { ...drop, day: addDays(START, 60) } : drop,
    );
    const other = { journey: 2, challengeDay: 10, day: addDays(START, 9) };
    const recent = (drops: readonly CompletedDrop[]) =>
      recentAchievements({ activities: [], drops }, today);
    expect(recent(late).map(({ id }) => id)).toContain('milestone-30');
    expect(recent([...late, other])).toEqual(recent(late));
  });

  it('drops are counted on, and nothing else of the day goes back', () => {
    const { challengeDay, completedDrops: count } = journeyFacts([], both, today);
    expect([challengeDay, count]).toEqual([90, 93]);
  });
});

describe('J14 the day review', () => {
  const keyOn = (drops: readonly CompletedDrop[], begun: number[], today: string) =>
    reviewKey(progressOf({ drops, begun }, today), today);

  it('is of the day of the journey, also on the day that completes it', () => {
    expect(keyOn(walk(1, 16), [], addDays(START, 16))).toBe('17');
    expect(keyOn(walk(1), [], LAST)).toBe('90');
    expect(keyOn([...walk(1), ...walk(2, 16, AGAIN)], [2], addDays(AGAIN, 16))).toBe('2:17');
  });

  it('is of the local day between two journeys, so that each evening has its own', () => {
    expect(keyOn(walk(1), [], addDays(LAST, 1))).toBe(addDays(LAST, 1));
    expect(keyOn(walk(1), [], addDays(LAST, 2))).toBe(addDays(LAST, 2));
  });
});
