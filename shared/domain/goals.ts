import { GOALS, type Goal } from '../records/preference';
import { DAILY_FLAGS, type DailyFlag } from './activity';

/** The practice that leads towards each. */
const PRACTICES: Record<Goal, DailyFlag> = {
  healing: 'nourish',
  peace: 'bibleAndPrayer',
  focus: 'checkIn',
  growth: 'journal',
};

/** The five in the order in which they are suggested: the Daily Drop, what the goals lead to, then the others. */
export function practicesFor(goals: readonly Goal[]): DailyFlag[] {
  const wanted = GOALS.filter((goal) => goals.includes(goal)).map((goal) => PRACTICES[goal]);
  return [...new Set<DailyFlag>(['dailyDrop', ...wanted, ...DAILY_FLAGS])];
}
