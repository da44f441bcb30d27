import { KeyRound, UserMinus } from 'lucide-react';
import type { OrganizationMember, OrganizationView } from '../../../shared/api/organizations';
import { PagedMissing, ShowMore } from '../../answers/react/paged-parts';
import type { Decision } from '../../ui/decide-dialog';
import { formatDate } from '../../ui/format/days';
import { MoreMenu } from '../../ui/more-menu';
import { Row, Rows } from '../../ui/rows';
import { Part } from '../../ui/screen';
import { Tag } from '../../ui/tag';
import { makeAdministrator, removeMember } from './commands';
import type { OrganizationProps } from './organization-props';
import { useMembers } from './queries';

/** Everyone in the organization: who they are and since when, and nothing of what they do. */
export function MembersPart({ organization, onDecide }: OrganizationProps) {
  const members = useMembers(organization.organizationId);
  const { items, refresh } = members;
  const decide = (decision: Decision) =>
    onDecide({
      ...decision,
      run: async () => {
        const result = await decision.run();
        await refresh();
        return result;
      },
    });
  return (
    <Part title="Members" aside={items && organization.memberCount}>
      <PagedMissing
        paged={members}
        rows={3}
        unknown="We couldn’t load the members. You’ll see them when you’re online."
      />
      {items && (
        <Rows>
          {items.map((member) => (
            <Row key={member.id} className="flex min-h-16 items-center gap-3 py-1.5">
              <Member organization={organization} member={member} onDecide={decide} />
            </Row>
          ))}
        </Rows>
      )}
      <ShowMore paged={members} className="mt-3">
        Show more members
      </ShowMore>
    </Part>
  );
}

interface MemberProps {
  readonly organization: OrganizationView;
  readonly member: OrganizationMember;
  readonly onDecide: (decision: Decision) => void;
}

function Member({ organization, member, onDecide }: MemberProps) {
  const { name, role, isMe, joinedAt } = member;
  const { organizationId } = organization;
  return (
    <>
      <span className="wrap-anywhere min-w-0 flex-1">
        {isMe ? `${name} (you)` : name}
        <span className="note numerals block">{`Since ${formatDate(joinedAt)}`}</span>
      </span>
      {role === 'admin' && <Tag>Administrator</Tag>}
      {!isMe && (
        <MoreMenu
          label={`More about ${name}`}
          className="-mr-3"
          items={[
            {
              label: 'Make administrator',
              icon: KeyRound,
              onSelect: () => onDecide(toHandOver(organizationId, member)),
            },
            {
              label: 'Remove',
              icon: UserMinus,
              danger: true,
              onSelect: () => onDecide(toRemove(organizationId, member)),
            },
          ]}
        />
      )}
    </>
  );
}

function toHandOver(organizationId: string, { id, name }: OrganizationMember): Decision {
  return {
    title: `Make ${name} the administrator?`,
    description:
      'They’ll manage members, invitations, and figures. You’ll become a regular member.',
    keep: 'Stay the administrator',
    act: `Make ${name} the administrator`,
    acting: 'Handing over...',
    run: () => makeAdministrator(organizationId, id),
    done: `${name} is now the administrator`,
  };
}

function toRemove(organizationId: string, { id, name }: OrganizationMember): Decision {
  return {
    title: `Remove ${name}?`,
    description:
      'They keep their account and everything they wrote. The current invite will also stop working, because they may have it.',
    keep: 'Keep them',
    act: `Remove ${name}`,
    acting: 'Removing...',
    run: () => removeMember(organizationId, id),
    done: `${name} was removed`,
  };
}
