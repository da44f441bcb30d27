/** Milestones by challenge day (spec section 9). */
export const MILESTONES = [
  { day: 7, title: 'First Week' },
  { day: 30, title: 'First Month' },
  { day: 45, title: 'Halfway Point' },
  { day: 60, title: 'Two Months Strong' },
  { day: 90, title: 'Journey Complete' },
] as const;

/** The week of the journey, from 1. */
export function weekOfJourney(challengeDay: number): number {
  return Math.ceil(challengeDay / 7);
}
