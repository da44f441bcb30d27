import { MILESTONES } from '../../../shared/domain/milestones';
import { numberWord } from '../../live/number-word';

/** 'Reached', or the day it waits on. */
export function milestoneValue(day: number, challengeDay: number): string {
  return day <= challengeDay ? 'Reached' : `Day ${day}`;
}

/** 'First Month is one week away.'; undefined when none is ahead. */
export function milestoneAhead(challengeDay: number): string | undefined {
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
