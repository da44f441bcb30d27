import {
  type CompletedDrop,
  currentChallengeDay,
  firstOpenDay,
  JOURNEY_DAYS,
  journeyDayKey,
  journeyPace,
  MOST_JOURNEYS,
} from './challenge-day';

/** Where a person stands on the way. */
export interface JourneyProgress {
  /** The number of the journey they walk, 1 for the first (J11). */
  readonly journey: number;
  /** The challenge day, 1 to 90. */
  readonly day: number;
  /** The furthest challenge day that counts today. */
  readonly pace: number;
  /** Challenge days of this journey whose drop is complete. */
  readonly completed: ReadonlySet<number>;
  /** Those of them that count: a drop completed ahead is lit on its day. */
  readonly lit: ReadonlySet<number>;
  /** The drop of `day` was completed today. */
  readonly isOfToday: boolean;
  /** All ninety count, and the next journey is not begun (J10). */
  readonly isComplete: boolean;
}

/** What decides where a person stands. */
export interface Walked {
  /** Of all journeys, in any order. */
  readonly drops: readonly CompletedDrop[];
  /** Numbers of the journeys that they began, as their preferences keep them (J11). */
  readonly begun: readonly number[];
}

/** Where a person stands on a local day (J1 to J8, J10 to J12). The same on a device that is offline and on the server. */
export function progressOf({ drops, begun }: Walked, today: string): JourneyProgress {
  const journey = currentJourney({ drops, begun });
  const own = dropsOf(drops, journey);
  const pace = journeyPace(own, today);
  const day = currentChallengeDay(own, today);
  const completed = own.map(({ challengeDay }) => challengeDay);
  const lit = new Set(completed.filter((day) => day <= pace));
  return {
    journey,
    day,
    pace,
    completed: new Set(completed),
    lit,
    isOfToday: own.some((drop) => drop.challengeDay === day && drop.day === today),
    isComplete: lit.size === JOURNEY_DAYS,
  };
}

/**
 * The journey that a person walks: the first; a later one once all drops before it are complete, and it was begun or one
 * of its drops is complete (J11).
 */
export function currentJourney({ drops, begun }: Walked): number {
  const known = new Set([...begun, ...drops.map(numberOf)]);
  let journey = 1;
  while (journey < MOST_JOURNEYS && known.has(journey + 1) && isWhole(dropsOf(drops, journey)))
    journey += 1;
  return journey;
}

/** The completions of one journey. */
export function dropsOf(drops: readonly CompletedDrop[], journey: number): CompletedDrop[] {
  return drops.filter((drop) => numberOf(drop) === journey);
}

/** What names the day review of a local day: its day of the journey, or the local day itself between two of them (J14). */
export function reviewKey(
  { journey, day, isComplete, isOfToday }: Omit<JourneyProgress, 'pace' | 'completed' | 'lit'>,
  today: string,
): string {
  return isComplete && !isOfToday ? today : journeyDayKey({ journey, challengeDay: day });
}

function isWhole(drops: readonly CompletedDrop[]): boolean {
  return firstOpenDay(new Set(drops.map(({ challengeDay }) => challengeDay))) > JOURNEY_DAYS;
}

function numberOf({ journey = 1 }: CompletedDrop): number {
  return journey;
}
