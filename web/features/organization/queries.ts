import { useEffect, useMemo, useRef } from 'react';
import {
  ORGANIZATION_MEMBERS_PAGE,
  type OrganizationMember,
  type OrganizationView,
  organizationInviteAnswer,
  organizationMembersAnswer,
} from '../../../shared/api/organizations';
import { fullPages } from '../../answers/full-pages';
import { useAnswer } from '../../answers/react/use-answer';
import { usePaged } from '../../answers/react/use-paged';
import { invitePath, membersPath } from './paths';

/** Everyone in an organization, for who administers it. */
export function useMembers(organizationId: string) {
  return usePaged(
    useMemo(
      () =>
        fullPages<OrganizationMember>(
          membersPath(organizationId),
          organizationMembersAnswer,
          ORGANIZATION_MEMBERS_PAGE,
        ),
      [organizationId],
    ),
  );
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
