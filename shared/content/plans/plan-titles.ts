/** The plans of seven or fourteen days, each about one theme. */
export const THEMED_PLAN_IDS = [
  'peace-14',
  'courage-14',
  'rest-7',
  'gratitude-14',
  'comfort-14',
  'beginning-again-7',
] as const;
export type ThemedPlanId = (typeof THEMED_PLAN_IDS)[number];

/** Reading plans by the id that records name them with, in the order in which they are offered. */
export const PLAN_IDS = [
  'psalms-60',
  'gospels-90',
  'proverbs-31',
  'drops-90',
  ...THEMED_PLAN_IDS,
] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** What each plan is called. */
export const PLAN_TITLES: Readonly<Record<PlanId, string>> = {
  'psalms-60': 'Psalms in 60',
  'gospels-90': 'Gospels in 90',
  'proverbs-31': 'Proverbs in 31',
  'drops-90': 'Daily Drops in context',
  'peace-14': 'Peace in 14 days',
  'courage-14': 'Courage in 14 days',
  'rest-7': 'Rest in 7 days',
  'gratitude-14': 'Gratitude in 14 days',
  'comfort-14': 'Comfort in 14 days',
  'beginning-again-7': 'Beginning again in 7 days',
};

/** Whether this app has a plan of that name; records of a newer app may name others. */
export function isPlanId(id: string): id is PlanId {
  return (PLAN_IDS as readonly string[]).includes(id);
}
