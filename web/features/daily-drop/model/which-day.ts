import {
  isChallengeDay,
  type JourneyDay,
  journeyDayOf,
} from '../../../../shared/domain/challenge-day';

/** The day of a journey that an address names, or undefined where it names none. */
export function dayAsked(search: URLSearchParams): JourneyDay | undefined {
  const asked = search.get('day') ?? '';
  const challengeDay = asked === '' ? Number.NaN : Number(asked);
  return isChallengeDay(challengeDay) ? { journey: 1, challengeDay } : journeyDayOf(asked);
}
