/** Reading plans by the id that records name them with, in the order in which they are offered. */
export const PLAN_IDS = ['psalms-60', 'gospels-90', 'proverbs-31', 'drops-90'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** What each plan is called. */
export const PLAN_TITLES: Readonly<Record<PlanId, string>> = {
  'psalms-60': 'Psalms in 60',
  'gospels-90': 'Gospels in 90',
  'proverbs-31': 'Proverbs in 31',
  'drops-90': 'Daily Drops in context',
};

/** Whether this app has a plan of that name; records of a newer app may name others. */
export function isPlanId(id: string): id is PlanId {
  return (PLAN_IDS as readonly string[]).includes(id);
}
