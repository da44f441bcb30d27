import type { CircleView } from '../../../../shared/api/prayer-circles';
import type { PreferenceBody } from '../../../../shared/records/preference';
import { isAlone } from './words';

/** What a leader does first, and whether it is done. */
export interface LeaderStart {
  readonly hasInvited: boolean;
  readonly hasPlan: boolean;
  readonly hasGuide: boolean;
}

/** The first steps in a circle (W20); undefined for members, once they are done, and where they were hidden. */
export function leaderStart(
  circle: Pick<CircleView, 'id' | 'role' | 'memberCount'>,
  preferences: Pick<PreferenceBody, 'hiddenLeaderStarts' | 'hasOpenedLeaderGuide'>,
  hasPlan: boolean,
): LeaderStart | undefined {
  const { hiddenLeaderStarts = [], hasOpenedLeaderGuide = false } = preferences;
  if (circle.role !== 'leader' || hiddenLeaderStarts.includes(circle.id)) return undefined;
  const hasInvited = !isAlone(circle);
  if (hasInvited && hasPlan && hasOpenedLeaderGuide) return undefined;
  return { hasInvited, hasPlan, hasGuide: hasOpenedLeaderGuide };
}
