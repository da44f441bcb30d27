import { MOODS, type Mood } from '../../records/check-in';
import { CIRCUMSTANCES, type Circumstance, type MoodDay } from './day-facts';

/** On how many of some days a mood was chosen. */
export interface Share {
  readonly chosen: number;
  readonly days: number;
}

/** A circumstance and a mood that were found together more or less often than apart. */
export interface Together {
  readonly circumstance: Circumstance;
  readonly mood: Mood;
  /** Of the days on which the circumstance held. */
  readonly with: Share;
  /** Of the days on which it is known not to have held. */
  readonly without: Share;
}

/** The rules L3 to L6. */
export const TOGETHER = {
  daysOnEachSide: 20,
  timesChosen: 10,
  /** Of 1. */
  difference: 0.2,
  standardErrors: 3.5,
  sentences: 5,
} as const;

interface Compared extends Together {
  /** The difference in standard errors, without its sign. */
  readonly clearness: number;
}

/** What stood together clearly enough to say it (L2 to L6), the clearest first; nothing where there are too few days. */
export function goesTogether(days: readonly MoodDay[]): Together[] {
  return CIRCUMSTANCES.flatMap((circumstance) => clearest(days, circumstance) ?? [])
    .sort((one, other) => other.clearness - one.clearness)
    .slice(0, TOGETHER.sentences)
    .map(({ clearness: _clearness, ...together }) => together);
}

function clearest(days: readonly MoodDay[], circumstance: Circumstance): Compared | undefined {
  const held = countMoods(days, circumstance, true);
  const not = countMoods(days, circumstance, false);
  if (Math.min(held.days, not.days) < TOGETHER.daysOnEachSide) return undefined;
  return MOODS.map((mood): Compared => {
    const share = { chosen: held.moods.get(mood) ?? 0, days: held.days };
    const without = { chosen: not.moods.get(mood) ?? 0, days: not.days };
    const clearness = inStandardErrors(share, without);
    return { circumstance, mood, with: share, without, clearness };
  })
    .filter(isWorthSaying)
    .reduce<Compared | undefined>(
      (best, next) => (best && best.clearness >= next.clearness ? best : next),
      undefined,
    );
}

function countMoods(days: readonly MoodDay[], circumstance: Circumstance, held: boolean) {
  const moods = new Map<Mood, number>();
  let count = 0;
  for (const { mood, holds } of days) {
    if (holds[circumstance] !== held) continue;
    count += 1;
    moods.set(mood, (moods.get(mood) ?? 0) + 1);
  }
  return { moods, days: count };
}

function isWorthSaying({ with: share, without, clearness }: Compared): boolean {
  const isChosen = share.chosen + without.chosen >= TOGETHER.timesChosen;
  // In whole days, so that a fifth is a fifth: 0.3 − 0.1 is less than 0.2 for a computer.
  const apart = Math.abs(share.chosen * without.days - without.chosen * share.days);
  const isFar = apart >= Math.round(TOGETHER.difference * 100) * share.days * without.days * 0.01;
  return isChosen && isFar && clearness >= TOGETHER.standardErrors;
}

/** How many standard errors lie between two shares, by the share of both together. */
function inStandardErrors(one: Share, other: Share): number {
  const pooled = (one.chosen + other.chosen) / (one.days + other.days);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / one.days + 1 / other.days));
  if (error === 0) return 0;
  return Math.abs(one.chosen / one.days - other.chosen / other.days) / error;
}
