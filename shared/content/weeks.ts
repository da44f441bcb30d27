import { isChallengeDay, JOURNEY_DAYS } from '../domain/challenge-day';
import { sayJourney } from '../domain/journey-words';
import { weekOfJourney } from '../domain/milestones';

const WEEK_DAYS = 7;

/** What the thirteen weeks of the journey are about; the last of them has six days. */
export const WEEK_NAMES = [
  'Beginning',
  'Rest',
  'The body',
  'The mind',
  'Healing',
  'Who you are',
  'Forgiveness',
  'Thanks',
  'Courage',
  'Company',
  'Work',
  'Endurance',
  'Wholeness',
] as const;

/** A week of the journey. */
export interface JourneyWeek {
  /** 1 to 13. */
  readonly number: number;
  readonly name: string;
  /** Its first and its last challenge day. */
  readonly first: number;
  readonly last: number;
}

/** The week that a challenge day is in. Throws for a number outside the journey. */
export function weekOfDay(challengeDay: number): JourneyWeek {
  const number = weekOfJourney(challengeDay);
  const name = WEEK_NAMES[number - 1];
  if (!isChallengeDay(challengeDay) || name === undefined)
    throw new RangeError(`${challengeDay} is no day of the journey`);
  const last = number * WEEK_DAYS;
  return { number, name, first: last - WEEK_DAYS + 1, last: Math.min(last, JOURNEY_DAYS) };
}

/** 'Week 3 · The body', and in a later journey 'Week 3 · The body · Second journey'. */
export function sayWeekOf(journey: number, challengeDay: number): string {
  const week = sayWeek(weekOfDay(challengeDay));
  return journey === 1 ? week : `${week} · ${sayJourney(journey)}`;
}

/** 'Week 3 · The body' */
export function sayWeek({ number, name }: Pick<JourneyWeek, 'number' | 'name'>): string {
  return `Week ${number} · ${name}`;
}
