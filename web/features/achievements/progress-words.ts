import type { Achievement } from '../../../shared/domain/achievements';
import type { JourneyFacts } from '../../../shared/domain/journey-facts';
import { formatCount } from '../../ui/format/numbers';

type Facts = Pick<JourneyFacts, 'challengeDay' | 'longestStreak'>;

/**
 * How far a locked award is, under its bar. Growth counts day times streak (spec section 10), a figure that says nothing by
 * itself: there the two stand as its description names them.
 */
export function sayProgress(
  { type, progress, maxProgress }: Pick<Achievement, 'type' | 'progress' | 'maxProgress'>,
  { challengeDay, longestStreak }: Facts,
): string {
  if (type !== 'growth') return `${progress} of ${maxProgress}`;
  const inARow = formatCount(longestStreak, 'day', 'days');
  return `Now day ${challengeDay}, ${inARow} in a row`;
}
