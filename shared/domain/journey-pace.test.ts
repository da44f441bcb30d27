import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Traveller, ZONES } from '../testing/traveller';
import { recentAchievements } from './achievements';
import {
  type CompletedDrop,
  completedDrops,
  currentChallengeDay,
  firstOpenDay,
  JOURNEY_DAYS,
  journeyPace,
  MOST_MISSED_DAYS,
} from './challenge-day';
import { addDays, daysBetween } from './local-day';

const START = '2026-03-01';
const NOON = Date.parse(`${START}T12:00:00Z`);
const TEN_YEARS = 3_653;
const TEN_YEARS_AGO = addDays(START, -TEN_YEARS);
const IN_TEN_YEARS = addDays(START, TEN_YEARS);

/** So many drops from `from` on, all on one day. */
function atOnce(count: number, day: string, from = 1): CompletedDrop[] {
  return Array.from({ length: count }, (_, at) => ({ challengeDay: from + at, day }));
}

/** The days without a pace: what a person who completes one drop a day has always seen. */
function unpaced(drops: readonly CompletedDrop[], today: string): number {
  const completedOn = new Map(drops.map((drop) => [drop.challengeDay, drop.day]));
  const first = firstOpenDay(completedOn);
  return Math.min(JOURNEY_DAYS, completedOn.get(first - 1) === today ? first - 1 : first);
}

const challengeDay = fc.integer({ min: 1, max: JOURNEY_DAYS });
const daysLater = fc.oneof(fc.nat({ max: 4 }), fc.nat({ max: 120 }));

/** Drops completed up to `START`, each number once, a few of them years before. */
const history = fc.uniqueArray(
  fc.record({
    challengeDay: fc.oneof(challengeDay, fc.integer({ min: 1, max: 12 })),
    day: fc
      .oneof(fc.nat({ max: 12 }), fc.nat({ max: 200 }), fc.constant(TEN_YEARS))
      .map((back) => addDays(START, -back)),
  }),
  { selector: (drop) => drop.challengeDay, maxLength: JOURNEY_DAYS },
);

describe('whoever completes one drop a day', () => {
  it('J2 J3 stands where they would without a pace, on every day, whatever days they stay away', () => {
    fc.assert(
      fc.property(fc.array(daysLater, { maxLength: JOURNEY_DAYS }), daysLater, (waits, rest) => {
        const drops: CompletedDrop[] = [];
        let today = START;
        for (const wait of waits) {
          drops.push({ challengeDay: drops.length + 1, day: today });
          expect(currentChallengeDay(drops, today)).toBe(unpaced(drops, today));
          today = addDays(today, wait + 1);
          expect(currentChallengeDay(drops, today)).toBe(unpaced(drops, today));
        }
        const later = addDays(today, rest);
        expect(currentChallengeDay(drops, later)).toBe(unpaced(drops, later));
      }),
    );
  });

  it('J6 always finds a drop that counts, with clocks that are years off on some days', () => {
    const off = fc.constantFrom(0, 0, 0, -TEN_YEARS, TEN_YEARS, -400, 400);
    fc.assert(
      fc.property(fc.array(off, { minLength: 1, maxLength: JOURNEY_DAYS - 1 }), (offs) => {
        const drops = offs.map((days, at) => ({
          challengeDay: at + 1,
          day: addDays(START, at + days),
        }));
        const tomorrow = addDays(START, offs.length);
        expect(currentChallengeDay(drops, tomorrow)).toBeGreaterThan(offs.length - 1);
        expect(journeyPace(drops, tomorrow)).toBeGreaterThan(offs.length - 1);
      }),
    );
  });
});

describe('the pace', () => {
  it('J3 is never above the days since the first completion and one', () => {
    fc.assert(
      fc.property(history, daysLater, (drops, later) => {
        const today = addDays(START, later);
        const [first = today] = drops.map(({ day }) => day).sort();
        const day = currentChallengeDay(drops, today);
        expect(day).toBeGreaterThanOrEqual(1);
        expect(day).toBeLessThanOrEqual(Math.min(JOURNEY_DAYS, daysBetween(first, today) + 1));
      }),
    );
  });

  it.each([0, 1, 10, 30])(
    'J3 lets somebody who was away %i days complete them in one sitting',
    (away) => {
      const today = addDays(START, away);
      const drops = atOnce(1, START);
      while (drops.length < JOURNEY_DAYS) {
        drops.push({ challengeDay: drops.length + 1, day: today });
        expect(currentChallengeDay(drops, today)).toBe(Math.min(drops.length, away + 1));
      }
    },
  );

  it('J4 lets each drop of an evening count on its day, in awards too', () => {
    const drops = atOnce(JOURNEY_DAYS, START);
    for (let passed = 0; passed < JOURNEY_DAYS + 10; passed += 1) {
      const today = addDays(START, passed);
      const day = Math.min(JOURNEY_DAYS, passed + 1);
      expect(currentChallengeDay(drops, today)).toBe(day);
      const reached = recentAchievements(
        { activities: [], drops },
        { day: today, utcOffsetMinutes: 0 },
      );
      const milestones = [90, 60, 45, 30, 7].filter((milestone) => milestone <= day);
      expect(reached.map(({ id, completedAt }) => [id, completedAt])).toEqual(
        milestones.map((milestone) => [`milestone-${milestone}`, addDays(START, milestone - 1)]),
      );
    }
  });

  it('J5 keeps thirty missed days, and no more, for whoever comes back', () => {
    const drops = [...atOnce(4, START)];
    const pace = 4 + 1 + MOST_MISSED_DAYS;
    for (const away of [34, 35, 400, TEN_YEARS]) {
      const today = addDays(START, away);
      expect(journeyPace(drops, today)).toBe(pace);
      expect(currentChallengeDay([...drops, ...atOnce(86, today, 5)], today)).toBe(pace);
    }
  });

  it('J5 a clock ten years back opens no more', () => {
    const drops = atOnce(1, TEN_YEARS_AGO);
    expect(currentChallengeDay(drops, START)).toBe(2);
    const evening = [...drops, ...atOnce(JOURNEY_DAYS - 1, START, 2)];
    expect(currentChallengeDay(evening, START)).toBe(2 + MOST_MISSED_DAYS);
    expect(currentChallengeDay(evening, addDays(START, 1))).toBe(3 + MOST_MISSED_DAYS);
  });

  it('J6 a clock ten years ahead neither opens the ninety nor waits ten years', () => {
    const drops = atOnce(1, IN_TEN_YEARS);
    expect(currentChallengeDay(drops, START)).toBe(2);
    const evening = [...drops, ...atOnce(JOURNEY_DAYS - 1, START, 2)];
    for (const passed of [0, 1, 40]) {
      expect(currentChallengeDay(evening, addDays(START, passed))).toBe(2 + passed);
    }
    expect(currentChallengeDay(atOnce(JOURNEY_DAYS, IN_TEN_YEARS), START)).toBe(2);
    expect(currentChallengeDay(atOnce(3, '2026-13-01'), START)).toBe(2);
  });

  it('J1 J8 is the same in whatever order, and only rises with time and with what arrives', () => {
    fc.assert(
      fc.property(history, history, daysLater, daysLater, (one, other, passed, more) => {
        const today = addDays(START, passed);
        const day = currentChallengeDay(one, today);
        expect(currentChallengeDay(one.toReversed(), today)).toBe(day);
        expect(journeyPace(one.toReversed(), today)).toBe(journeyPace(one, today));
        expect(currentChallengeDay(one, addDays(today, more))).toBeGreaterThanOrEqual(day);
        const numbers = new Set(one.map((drop) => drop.challengeDay));
        const both = [...one, ...other.filter((drop) => !numbers.has(drop.challengeDay))];
        expect(currentChallengeDay(both, today)).toBeGreaterThanOrEqual(day);
      }),
      { numRuns: 500 },
    );
  });
});

describe('over the date line', () => {
  const leg = fc.record({
    zone: fc.constantFrom(...ZONES),
    hours: fc.integer({ min: 2, max: 60 }),
    /** One at least: of a date on which nothing was done nothing is known. */
    drops: fc.integer({ min: 1, max: 3 }),
  });

  it('J7 J8 both ways, the day never goes down, nor beyond the dates that were lived', () => {
    fc.assert(
      fc.property(fc.array(leg, { maxLength: 25 }), (legs) => {
        const person = new Traveller(NOON, 'Europe/London');
        let [day, latest] = [1, person.today.day];
        for (const { zone, hours, drops } of legs) {
          person.fly(zone, hours);
          for (let count = 0; count <= drops; count += 1) {
            if (person.today.day > latest) latest = person.today.day;
            const completed = completedDrops(person.records);
            const now = currentChallengeDay(completed, person.today.day);
            const [first = latest] = completed.map((drop) => drop.day).sort();
            expect(now).toBeGreaterThanOrEqual(day);
            expect(now).toBeLessThanOrEqual(daysBetween(first, latest) + 1);
            day = now;
            if (count < drops) complete(person, completed);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('J7 opens no day by a drop that was completed on tomorrow’s date', () => {
    const person = new Traveller(NOON, 'Pacific/Auckland');
    complete(person, []);
    person.fly('Pacific/Pago_Pago', 2);
    expect(currentChallengeDay(completedDrops(person.records), person.today.day)).toBe(1);
  });

  it('J7 keeps the day of whoever lives a date twice, and opens the next one on the next', () => {
    const person = new Traveller(NOON, 'Pacific/Auckland');
    complete(person, []);
    person.sleep();
    complete(person, completedDrops(person.records));
    const progress = () => currentChallengeDay(completedDrops(person.records), person.today.day);
    expect(progress()).toBe(2);
    person.fly('Pacific/Pago_Pago', 5);
    expect(progress()).toBe(2);
    person.sleep();
    expect(progress()).toBe(2);
    person.sleep();
    expect(progress()).toBe(3);
  });
});

function complete(person: Traveller, completed: readonly CompletedDrop[]): void {
  const open = firstOpenDay(new Set(completed.map((drop) => drop.challengeDay)));
  if (open > JOURNEY_DAYS) return;
  const body = { challengeDay: open, reflection: 'light', audioUrl: null };
  person.save('drop', `drop:${open}`, body);
}
