import { useState } from 'react';
import type { OrganizationView } from '../../../shared/api/organizations';
import { HowFiguresWork } from '../../account/react/figures-explained';
import { OrganizationHead } from '../../account/react/organization-head';
import { SHARING_NOTE } from '../../account/sharing-words';
import { Button } from '../../ui/button';
import type { Decision } from '../../ui/decide-dialog';
import { Switch } from '../../ui/switch';
import { toast } from '../../ui/toast-store';
import { leaveOrganization, shareReflections } from './commands';
import { InvitePart } from './invite-part';
import { LookPart } from './look-part';
import { MembersPart } from './members-part';
import type { OrganizationProps } from './organization-props';
import { sayPeople } from './words';

/** One organization, as far as it is the person's to see. */
export function OrganizationPart(props: OrganizationProps) {
  const { organization, isReachable, onDecide } = props;
  const { role, memberCount } = organization;
  const isAdmin = role === 'admin';
  const mayLeave = !isAdmin || memberCount === 1;
  return (
    <>
      <OrganizationHead organization={organization} />
      <p className="running numerals mt-3">
        {isAdmin ? `${sayPeople(memberCount)}. You’re the administrator.` : sayPeople(memberCount)}
      </p>
      {!isReachable && (
        <p className="note mt-2" role="status">
          We can’t reach the server, so this may be out of date.
        </p>
      )}
      {!isAdmin && <Sharing {...props} />}
      {isAdmin && <LookPart {...props} />}
      {isAdmin && <InvitePart {...props} />}
      {isAdmin && <MembersPart {...props} />}
      <section className="mt-8">
        {!mayLeave && (
          <p className="note mb-4">
            To leave, first make someone else the administrator under Members.
          </p>
        )}
        <Button
          variant="secondary"
          full
          disabled={!mayLeave || !isReachable}
          onClick={() => onDecide(toLeave(organization))}
        >
          Leave the organization
        </Button>
      </section>
    </>
  );
}

/** The administrator sees the figures, and is not counted in them. */
function Sharing({ organization, isReachable, onChanged }: OrganizationProps) {
  const { organizationId, sharesReflections } = organization;
  const [chosen, setChosen] = useState<boolean>();
  const choose = async (shares: boolean) => {
    setChosen(shares);
    const result = await shareReflections(organizationId, shares);
    if (!result.ok)
      toast({ title: 'Choice not saved', description: result.problem, variant: 'destructive' });
    await onChanged();
    setChosen(undefined);
  };
  return (
    <section aria-label="Figures" className="mt-6">
      <Switch
        label="Share reflections with my group"
        note={SHARING_NOTE}
        checked={chosen ?? sharesReflections}
        disabled={!isReachable || chosen !== undefined}
        onChange={(shares) => void choose(shares)}
      />
      <HowFiguresWork of="organization" className="mt-1" />
    </section>
  );
}

function toLeave({ organizationId, organizationName, memberCount }: OrganizationView): Decision {
  return {
    title: `Leave ${organizationName}?`,
    description:
      memberCount > 1
        ? 'You’ll no longer be counted in its figures. Everything you wrote stays yours.'
        : 'You’re the last member. Leaving will delete the organization. Everything you wrote stays yours.',
    keep: 'Stay',
    act: 'Leave the organization',
    acting: 'Leaving...',
    run: () => leaveOrganization(organizationId),
    done: 'You left the organization',
  };
}
