/** Milestones by challenge day (spec section 9). */
export const MILESTONES = [
  { day: 7, title: 'First Week' },
  { day: 30, title: 'First Month' },
  { day: 45, title: 'Halfway Point' },
  { day: 60, title: 'Two Months Strong' },
  { day: 90, title: 'Journey Complete' },
] as const;

/** How many milestones lie at or behind a challenge day. */
export function reachedMilestones(challengeDay: number): number {
  return MILESTONES.filter(({ day }) => day <= challengeDay).length;
}

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
  return days === 14 ? 'two weeks' : `${days} days`;
}

/** The week of the journey, from 1. */
export function weekOfJourney(challengeDay: number): number {
  return Math.ceil(challengeDay / 7);
}
