import { JOURNEY_DAYS, journeyDayOf } from '../../../shared/domain/challenge-day';
import { type JourneyProgress, reviewKey } from '../../../shared/domain/journeys';
import { isLocalDay } from '../../../shared/domain/local-day';

/** What a day review is about. */
export interface ReviewSubject {
  /** Names it in ids, drafts and addresses: a day of a journey, or a local day between two journeys (J14). */
  readonly key: string;
  readonly journey: number;
  /** 1 to 90; 90 between two journeys. */
  readonly challengeDay: number;
}

/** What the review of today is about. */
export function subjectOf(progress: JourneyProgress, today: string): ReviewSubject {
  const { journey, day } = progress;
  return { key: reviewKey(progress, today), journey, challengeDay: day };
}

/** What an address asks for (`?day=17`, `?day=2:17`, `?day=2026-06-12`); undefined where it names nothing there is. */
export function subjectAsked(
  key: string,
  { journey }: JourneyProgress,
  today: string,
): ReviewSubject | undefined {
  if (isLocalDay(key) && key <= today) return { key, journey, challengeDay: JOURNEY_DAYS };
  const of = journeyDayOf(key);
  return of && of.journey <= journey ? { key, ...of } : undefined;
}

/** The day of the journey as it is named on the screen; undefined between two journeys. */
export function dayNamed({ key, challengeDay }: ReviewSubject): number | undefined {
  return isLocalDay(key) ? undefined : challengeDay;
}
