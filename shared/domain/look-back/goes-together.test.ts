import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORM_MOODS, type Mood } from '../../records/check-in';
import { seededRandom } from '../../testing/random';
import { addDays } from '../local-day';
import { CIRCUMSTANCES, type MoodDay } from './day-facts';
import { goesTogether, TOGETHER } from './goes-together';

const START = '2025-11-25';

/** `count` days with a prayer or without, `chosen` of them peaceful and the others foggy. */
function days(prayer: boolean | undefined, count: number, chosen: number): MoodDay[] {
  return Array.from({ length: count }, (_, at) => ({
    day: addDays(START, at),
    mood: at < chosen ? 'peaceful' : 'foggy',
    holds: prayer === undefined ? {} : { prayer },
  }));
}

const moodsOf = (all: readonly MoodDay[]) => goesTogether(all).map(({ mood }) => mood);

describe('two things are said to have come together', () => {
  it('L2 by the days on which it held and those on which it did not, and no others', () => {
    expect(
      goesTogether([...days(true, 40, 30), ...days(false, 50, 10), ...days(undefined, 90, 90)]),
    ).toEqual([
      {
        circumstance: 'prayer',
        mood: 'peaceful',
        with: { chosen: 30, days: 40 },
        without: { chosen: 10, days: 50 },
      },
    ]);
  });

  it('L3 only with twenty days on each side', () => {
    expect(moodsOf([...days(true, 20, 20), ...days(false, 60, 0)])).not.toEqual([]);
    expect(moodsOf([...days(true, 19, 19), ...days(false, 60, 0)])).toEqual([]);
    expect(moodsOf([...days(true, 60, 0), ...days(false, 19, 19)])).toEqual([]);
  });

  it('L3 only of a mood that was chosen ten times', () => {
    const rare = (count: number): MoodDay[] => [...days(true, 20, count), ...days(false, 400, 0)];
    // Of the two moods of these days the other is chosen often, and mirrors it.
    expect(moodsOf(rare(10))).toEqual(['peaceful']);
    const other: MoodDay[] = rare(9).map((each, at) =>
      each.mood === 'foggy' ? { ...each, mood: FORM_MOODS[at % 5] as Mood } : each,
    );
    const mixed = other.map((each, at) => (at < 9 ? { ...each, mood: 'joyful' as Mood } : each));
    expect(moodsOf(mixed)).not.toContain('joyful');
  });

  it('L4 only where the shares are a fifth apart', () => {
    expect(moodsOf([...days(true, 400, 160), ...days(false, 400, 80)])).toEqual(['peaceful']);
    expect(moodsOf([...days(true, 400, 159), ...days(false, 400, 80)])).toEqual([]);
  });

  it('L5 only where that is more than 3.5 standard errors', () => {
    expect(moodsOf([...days(true, 30, 21), ...days(false, 30, 9)])).toEqual([]);
    expect(moodsOf([...days(true, 40, 28), ...days(false, 40, 12)])).toEqual(['peaceful']);
  });

  it('L5 for fewer than one person in ten where nothing belongs together', () => {
    const random = seededRandom(20261125);
    const people = 300;
    let shown = 0;
    for (let person = 0; person < people; person += 1) {
      const year = Array.from({ length: 365 }, (_, at): MoodDay => {
        const holds = Object.fromEntries(CIRCUMSTANCES.map((each) => [each, random.chance(0.4)]));
        return { day: addDays(START, at), mood: random.pick(FORM_MOODS), holds };
      });
      if (goesTogether(year).length > 0) shown += 1;
    }
    expect(shown).toBeLessThan(people / 10);
  });

  it('L6 once for a circumstance, five at most, in whatever order the days came', () => {
    const day = fc.record({
      at: fc.integer({ min: 0, max: 400 }),
      mood: fc.constantFrom(...FORM_MOODS),
      held: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(day, { minLength: 60, maxLength: 200 }), fc.nat(), (drawn, turn) => {
        const all = drawn.map(({ at, mood, held }): MoodDay => {
          // Everything goes with being hopeful, so that there is something to say.
          const holds = Object.fromEntries(
            CIRCUMSTANCES.map((each) => [each, mood === 'hopeful' ? true : held && at % 2 === 0]),
          );
          return { day: addDays(START, at), mood, holds };
        });
        const said = goesTogether(all);
        const turned = [...all.slice(turn % all.length), ...all.slice(0, turn % all.length)];
        expect(goesTogether(turned)).toEqual(said);
        expect(said.length).toBeLessThanOrEqual(TOGETHER.sentences);
        expect(new Set(said.map(({ circumstance }) => circumstance)).size).toBe(said.length);
      }),
    );
  });

  it('L6 the clearest first', () => {
    const clear = days(true, 60, 60).map((each) => ({
      ...each,
      holds: { prayer: true, drop: true },
    }));
    const blurred = days(false, 60, 0).map((each, at) => ({
      ...each,
      holds: { prayer: false, drop: at < 10 },
    }));
    expect(goesTogether([...clear, ...blurred]).map(({ circumstance }) => circumstance)).toEqual([
      'prayer',
      'drop',
    ]);
  });
});
