import { weekOfDay } from '../../../../shared/content/weeks';
import { type CompletedDrop, JOURNEY_DAYS } from '../../../../shared/domain/challenge-day';

const HALF = 45;
const WEEKS_OF_HALF = 7;
const WEEKS_OF_WHOLE = 13;

/** The stretch of the journey that a drop looks back on. */
export interface Stretch {
  /** Challenge days. */
  readonly first: number;
  readonly last: number;
  readonly weeks: number;
  /** Above the person's words. */
  readonly title: string;
}

/** The local days (`YYYY-MM-DD`) on which a person walked a stretch. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** On day 45 the first half, on day 90 all of it, on any other day the week up to it. */
export function stretchBehind(challengeDay: number): Stretch {
  if (challengeDay === JOURNEY_DAYS)
    return {
      first: 1,
      last: JOURNEY_DAYS,
      weeks: WEEKS_OF_WHOLE,
      title: 'Your ninety days, in your own words',
    };
  if (challengeDay === HALF)
    return {
      first: 1,
      last: HALF,
      weeks: WEEKS_OF_HALF,
      title: 'The first half, in your own words',
    };
  const { first } = weekOfDay(challengeDay);
  return { first, last: challengeDay, weeks: 1, title: 'Your week, in your own words' };
}

/**
 * From the day on which its first drop was completed until today, or until its drops were done with the last one.
 * Undefined where none of them is complete.
 */
export function spanOf(
  { first, last }: Pick<Stretch, 'first' | 'last'>,
  drops: readonly CompletedDrop[],
  today: string,
): Span | undefined {
  const inside = drops.filter(({ challengeDay }) => challengeDay >= first && challengeDay <= last);
  const days = inside.map(({ day }) => day).sort();
  const [from] = days;
  const latest = days.at(-1);
  if (from === undefined || latest === undefined) return undefined;
  const isOver = inside.some(({ challengeDay }) => challengeDay === last);
  return { from, to: isOver || latest > today ? latest : today };
}
