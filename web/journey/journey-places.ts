import { journeyDayKey } from '../../shared/domain/challenge-day';

/** The address of a challenge day's drop, in the first journey unless another is named. */
export function dropPlace(challengeDay: number, journey = 1): string {
  return `/daily-drop?day=${journeyDayKey({ journey, challengeDay })}`;
}

/** The address of the end of a journey: what the person wrote first and last, and what comes after. */
export function finalePlace(journey: number): string {
  return journey === 1 ? '/journey-complete' : `/journey-complete?journey=${journey}`;
}

/** The address at which a journey becomes a book. */
export function bookPlace(journey: number): string {
  return `/book?journey=${journey}`;
}

/** The number of the journey that such an address names: the first unless another is named. */
export function journeyAsked(search: URLSearchParams): number {
  const asked = Number(search.get('journey') ?? 1);
  return Number.isInteger(asked) && asked > 0 ? asked : 1;
}

/** Every drop of the ninety, to read in any order. */
export const ALL_DROPS = '/daily-drop/days';
