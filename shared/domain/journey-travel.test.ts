import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecordState } from '../records/record';
import { plans, travel } from '../testing/journeys';
import { seededRandom } from '../testing/random';
import { recentAchievements } from './achievements';
import { growthJourney } from './growth';
import { journeyFacts, toChronicle } from './journey-facts';
import { addDays } from './local-day';
import type { Today } from './streak';

const RUNS = { numRuns: 20 };

const factsOf = (records: readonly RecordState[], today: Today) => {
  const { activities, drops } = toChronicle(records);
  return journeyFacts(activities, drops, today);
};

function shuffled<Value>(values: readonly Value[], seed: number): Value[] {
  const { next } = seededRandom(seed);
  const keyed = values.map((value) => ({ value, key: next() }));
  return keyed.sort((one, other) => one.key - other.key).map(({ value }) => value);
}

describe('a person who flies through the zones and is active on every day they live', () => {
  it('keeps their streak over the date line, changes of the clocks, and edits from elsewhere', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        travel(plan, ({ records, today }, daysLived) => {
          const facts = factsOf(records, today);
          expect(facts.currentStreak).toBe(daysLived);
          expect(facts.longestStreak).toBe(daysLived);
          expect(facts.daysActive).toBe(daysLived);
        });
      }),
      RUNS,
    );
  });

  it('M11 keeps it when what they wrote before the flight is edited where they have landed', () => {
    const day = { does: [], edits: 0, deletes: false };
    const flight = { waitHours: 1, flightHours: 9 };
    const legs = [
      { zone: 'Pacific/Honolulu', days: [day, day], ...flight },
      { zone: 'Pacific/Auckland', days: [{ ...day, edits: 2 }], ...flight, waitHours: 10 },
    ];
    const { records, today } = travel({ start: '2026-06-01', legs }, () => undefined);
    const days = records.map((record) => record.day);
    expect(days).toEqual(['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-05', '2026-06-06']);
    expect(records[2]?.body).toHaveProperty('note');
    expect(factsOf(records, today).currentStreak).toBe(5);
  });

  it('J3 stands no further than the days they have lived, nor than the first open drop', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        travel(plan, ({ records, today }, daysLived) => {
          const { challengeDay, completedDrops } = factsOf(records, today);
          // A date that a flight skipped counts as a day.
          expect(challengeDay).toBeLessThanOrEqual(daysLived + plan.legs.length);
          expect(challengeDay).toBeLessThanOrEqual(completedDrops + 1);
        });
      }),
      RUNS,
    );
  });

  it('hears the same in whatever order their records have come', () => {
    fc.assert(
      fc.property(plans, fc.nat(), (plan, seed) => {
        const { records, today } = travel(plan, () => undefined);
        const otherwise = shuffled(records, seed);
        expect(factsOf(otherwise, today)).toEqual(factsOf(records, today));
        expect(growthJourney(otherwise, today)).toEqual(growthJourney(records, today));
      }),
      RUNS,
    );
  });

  it('hears the same on any later day of what they reached, and when', () => {
    fc.assert(
      fc.property(plans, fc.nat({ max: 900 }), (plan, later) => {
        const { records, today } = travel(plan, () => undefined);
        const chronicle = toChronicle(records);
        const reached = recentAchievements(chronicle, today);
        const whenLater = recentAchievements(chronicle, {
          ...today,
          day: addDays(today.day, later),
        });
        // What was completed ahead counts later: at most three may be new.
        for (const achievement of reached.slice(0, 2))
          expect(whenLater).toContainEqual(achievement);
      }),
      RUNS,
    );
  });
});

describe('a deletion', () => {
  it('leaves nothing of the entry behind', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { history, records, today } = travel(plan, () => undefined);
        const latest = new Map(history.map((state) => [state.id, state]));
        expect(factsOf([...latest.values()], today)).toEqual(factsOf(records, today));
      }),
      RUNS,
    );
  });
});
