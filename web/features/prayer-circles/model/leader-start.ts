import type { CircleView } from '../../../../shared/api/prayer-circles';
import type { PreferenceBody } from '../../../../shared/records/preference';
import { isAlone } from './words';

/** What a leader does first, and whether it is done. */
export interface LeaderStart {
  readonly hasInvited: boolean;
  readonly hasGuide: boolean;
}

/** The first steps in a circle (W20); undefined for members, once they are done, and where they were hidden. */
export function leaderStart(
  circle: Pick<CircleView, 'id' | 'role' | 'memberCount'>,
  preferences: Pick<PreferenceBody, 'hiddenLeaderStarts' | 'hasOpenedLeaderGuide'>,
): LeaderStart | undefined {
  const { hiddenLeaderStarts = [], hasOpenedLeaderGuide = false } = preferences;
  if (circle.role !== 'leader' || hiddenLeaderStarts.includes(circle.id)) return undefined;
  const hasInvited = !isAlone(circle);
  if (hasInvited && hasOpenedLeaderGuide) return undefined;
  return { hasInvited, hasGuide: hasOpenedLeaderGuide };
}
