import { isChallengeDay } from '../../../shared/domain/challenge-day';

/** The address of a challenge day's drop. */
export function dropPlace(challengeDay: number): string {
  return `/daily-drop?day=${challengeDay}`;
}

/** The challenge day that an address names, or undefined where it names none of the ninety. */
export function dayAsked(search: URLSearchParams): number | undefined {
  const day = Number(search.get('day') ?? Number.NaN);
  return isChallengeDay(day) ? day : undefined;
}
