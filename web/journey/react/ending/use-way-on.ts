import type { DailyFlag } from '../../../../shared/domain/activity';
import { useToday } from '../../../live/react/use-today';
import { useChallenge } from '../use-challenge';
import { useGoals } from '../use-goals';
import { useIsReviewed } from '../use-is-reviewed';
import { usePractices } from '../use-practices';
import { type WayOn, wayOn } from './way-on';

/** Where today leads on from a practice that is done, which the records may not say yet; undefined until read. */
export function useWayOn(flag: DailyFlag): WayOn | undefined {
  const today = useToday();
  const practices = usePractices(today);
  const goals = useGoals();
  const isReviewed = useIsReviewed(useChallenge(today), today);
  if (!practices || !goals) return undefined;
  return wayOn({ ...practices, done: new Set([...practices.done, flag]) }, goals, isReviewed);
}
