import { JOURNEY_DAYS } from '../../../../shared/domain/challenge-day';
import type { JourneyProgress } from '../../../../shared/domain/journeys';
import { MILESTONES } from '../../../../shared/domain/milestones';
import { numberWord } from '../../../ui/format/numbers';

/** The day by which milestones go: what was earned in the first journey stays in the later ones (J13). */
export function milestoneDay({ journey, day }: Pick<JourneyProgress, 'journey' | 'day'>): number {
  return journey === 1 ? day : JOURNEY_DAYS;
}

/** 'Reached', or the day it waits on. */
export function milestoneValue(day: number, challengeDay: number): string {
  return day <= challengeDay ? 'Reached' : `Day ${day}`;
}

/** 'First Month is one week away.'; undefined when none is ahead, as in a later journey (J13). */
export function milestoneAhead({
  journey,
  day: challengeDay,
}: Pick<JourneyProgress, 'journey' | 'day'>): string | undefined {
  if (journey > 1) return undefined;
  const today = MILESTONES.find(({ day }) => day === challengeDay);
  if (today) return `${today.title}, today.`;
  const next = MILESTONES.find(({ day }) => day > challengeDay);
  return next && `${next.title} is ${distance(next.day - challengeDay)} away.`;
}

function distance(days: number): string {
  if (days === 1) return 'one day';
  if (days === 7) return 'one week';
  return days === 14 ? 'two weeks' : `${numberWord(days).toLowerCase()} days`;
}
