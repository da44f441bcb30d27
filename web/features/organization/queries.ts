import { useCallback, useEffect, useRef } from 'react';
import {
  type OrganizationView,
  organizationInviteAnswer,
  organizationMembersAnswer,
} from '../../../shared/api/organizations';
import { useAnswer } from '../../live/use-answer';
import { usePoked } from '../../live/use-poked';
import { invitePath, membersPath } from './paths';

/** Everyone in an organization, for who administers it. */
export function useMembers(organizationId: string) {
  const answer = useAnswer(membersPath(organizationId), organizationMembersAnswer);
  const { refresh } = answer;
  usePoked(useCallback(() => void refresh(), [refresh]));
  return answer;
}

/** The invite that stands, for who administers the organization. */
export function useInvite({
  organizationId,
  memberCount,
}: Pick<OrganizationView, 'organizationId' | 'memberCount'>) {
  const answer = useAnswer(invitePath(organizationId), organizationInviteAnswer);
  const { refresh } = answer;
  const before = useRef(memberCount);
  useEffect(() => {
    // Whoever joined used it, and whoever was removed ended it.
    if (before.current !== memberCount) void refresh();
    before.current = memberCount;
  }, [memberCount, refresh]);
  return answer;
}
