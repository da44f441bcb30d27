import { Copy, Mail } from 'lucide-react';
import { useState } from 'react';
import {
  type NewOrganizationInvite,
  ORGANIZATION_INVITE,
  type OrganizationInvite,
} from '../../../shared/api/organizations';
import { Button } from '../../ui/button';
import { copyText } from '../../ui/copy-text';
import type { Decision } from '../../ui/decide-dialog';
import { Part } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toast-store';
import { endInvite, renewInvite } from './commands';
import type { OrganizationProps } from './organization-props';
import { useInvite } from './queries';
import { inviteEmailLink, sayPeople, sayUntil } from './words';

/** The code that lets others in. It is told once, when it is made. */
export function InvitePart({ organization, isReachable, onDecide }: OrganizationProps) {
  const { organizationId, organizationName } = organization;
  const { value, state, refresh } = useInvite(organization);
  const [made, setMade] = useState<NewOrganizationInvite>();
  const [pending, setPending] = useState(false);
  const invite = value?.invite;
  const shown = made && invite?.expiresAt === made.expiresAt ? made : undefined;
  const make = async () => {
    setPending(true);
    const result = await renewInvite(organizationId);
    if (result.ok) setMade(result.value);
    else toast({ title: 'Code not made', description: result.problem, variant: 'destructive' });
    await refresh();
    setPending(false);
  };
  const end: Decision = {
    title: 'End this invite?',
    description: 'The code will stop working. Anyone who has already joined stays.',
    keep: 'Keep it',
    act: 'End the invite',
    acting: 'Ending...',
    run: async () => {
      const result = await endInvite(organizationId);
      await refresh();
      return result;
    },
    done: 'The invite has ended',
  };
  return (
    <Part title="Invite">
      {state === 'asking' && <Skeleton rows={1} />}
      {state === 'unknown' && (
        <p className="note" role="status">
          We couldn’t load the invite. You’ll see it when you’re online.
        </p>
      )}
      {value && <p className="text-ink-2">{sayInvite(invite ?? null)}</p>}
      {shown && <Code invite={shown} organizationName={organizationName} />}
      {value && (
        <div className="mt-4 grid gap-2.5">
          <Button
            full
            variant={invite ? 'secondary' : 'primary'}
            pending={pending}
            pendingLabel="Making..."
            disabled={!isReachable}
            onClick={() => void make()}
          >
            {invite ? 'Make a new code' : 'Make an invite code'}
          </Button>
          {invite && (
            <Button variant="text" disabled={!isReachable} onClick={() => onDecide(end)}>
              End the invite
            </Button>
          )}
        </div>
      )}
    </Part>
  );
}

interface CodeProps {
  readonly invite: NewOrganizationInvite;
  readonly organizationName: string;
}

function Code({ invite, organizationName }: CodeProps) {
  const { code } = invite;
  return (
    <div role="status" className="mt-4 grid gap-2.5">
      <p className="numerals rounded-field bg-action-wash px-4 py-3.5 text-center font-semibold text-lg tracking-wide">
        {code}
      </p>
      <p className="note text-center">Copy or email it now. You won’t be able to see it again.</p>
      <div className="grid grid-cols-2 gap-2.5">
        <Button size="sm" onClick={() => copyText(code, 'Code copied')}>
          <Copy size={16} strokeWidth={1.6} aria-hidden />
          Copy code
        </Button>
        <Button size="sm" variant="secondary" asChild>
          <a href={inviteEmailLink(organizationName, invite, location.origin)}>
            <Mail size={16} strokeWidth={1.6} aria-hidden />
            Email code
          </a>
        </Button>
      </div>
    </div>
  );
}

function sayInvite(invite: OrganizationInvite | null): string {
  if (!invite) {
    const { days, uses } = ORGANIZATION_INVITE;
    return `You have no active code. A code lets up to ${sayPeople(uses)} join within ${days} days.`;
  }
  const people = invite.usesLeft === 1 ? 'one more person' : `${invite.usesLeft} more people`;
  return `Your code works until ${sayUntil(invite.expiresAt)}, for ${people}. Making a new one cancels it.`;
}
