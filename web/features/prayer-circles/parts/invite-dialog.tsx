import { Copy, Maximize, Share2 } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import {
  type CircleInvite,
  type CircleView,
  INVITE_DAYS,
} from '../../../../shared/api/prayer-circles';
import { inviteAddress } from '../../../account/circle-invite';
import type { ServerOutcome } from '../../../answers/ask';
import { withPicker } from '../../../platform/picker-out';
import { Button } from '../../../ui/button';
import { copyText } from '../../../ui/copy-text';
import { Dialog } from '../../../ui/dialog';
import { formatDayAndTime } from '../../../ui/format/times';
import { Skeleton } from '../../../ui/skeleton';
import { readCircleInvite, renewInvite } from '../commands';
import { InviteCode } from './invite-code';
import { InvitePoster } from './invite-poster';

interface Props {
  readonly circle: CircleView;
  readonly onClose: () => void;
}

/** The link and the code that let others in, and the way to end them. */
export function InviteDialog({ circle, onClose }: Props) {
  const { id } = circle;
  const [invite, setInvite] = useState<CircleInvite | null>();
  const [trouble, setTrouble] = useState<string>();
  const [pending, setPending] = useState(false);
  const [isLarge, setLarge] = useState(false);
  const meet = useCallback((result: ServerOutcome<CircleInvite | null>) => {
    if (result.ok) setInvite(result.value);
    setTrouble(result.ok ? undefined : result.problem);
  }, []);
  useEffect(() => void readCircleInvite(id).then(meet), [id, meet]);
  const renew = async () => {
    setPending(true);
    meet(await renewInvite(id));
    setPending(false);
  };
  if (invite && isLarge) {
    return (
      <InvitePoster
        circleName={circle.name}
        code={invite.code}
        link={inviteAddress(location.origin, invite.code)}
        onClose={() => setLarge(false)}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Invite to the circle"
      description={`Anyone with the link or the code can join ${circle.name}.`}
      closable
      className="h-prayer"
    >
      <div className="mt-4 grid gap-4">
        {invite === undefined && !trouble && <Skeleton rows={1} />}
        {invite && <Progress circle={circle} invite={invite} onEnlarge={() => setLarge(true)} />}
        {trouble && (
          <p className="note" role="alert">
            {trouble}
          </p>
        )}
        {(invite !== undefined || trouble) && (
          <div>
            <Button
              full
              variant={invite ? 'secondary' : 'primary'}
              pending={pending}
              pendingLabel="Making..."
              onClick={() => void renew()}
            >
              {invite ? 'Make a new code' : 'Make an invite'}
            </Button>
            <p className="note mt-2 text-center">
              {invite
                ? 'The current link and code will stop working.'
                : `It works for ${INVITE_DAYS} days.`}
            </p>
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface ProgressProps {
  readonly circle: CircleView;
  readonly invite: CircleInvite;
  readonly onEnlarge: () => void;
}

function Progress({ circle, invite, onEnlarge }: ProgressProps) {
  const { code, expiresAt, usesLeft } = invite;
  const link = inviteAddress(location.origin, code);
  const people = usesLeft === 1 ? 'one more person' : `${usesLeft} more people`;
  return (
    <>
      <InviteCode link={link} />
      <Button variant="text" size="sm" className="-my-2 justify-self-center" onClick={onEnlarge}>
        <Maximize size={16} strokeWidth={1.6} aria-hidden />
        Show it full screen
      </Button>
      <p className="numerals rounded-field bg-hour-wash px-4 py-3.5 text-center font-semibold text-hour-ink text-lg tracking-wide">
        {code}
      </p>
      <p className="note text-center">
        {`Works until ${formatDayAndTime(expiresAt)}, for ${people}.`}
      </p>
      <div className="grid grid-cols-2 gap-2.5">
        <Button variant="secondary" size="sm" onClick={() => copyText(code, 'Code copied')}>
          <Copy size={16} strokeWidth={1.6} aria-hidden />
          Copy code
        </Button>
        <Button variant="secondary" size="sm" onClick={() => copyText(link, 'Link copied')}>
          <Copy size={16} strokeWidth={1.6} aria-hidden />
          Copy link
        </Button>
      </div>
      <Button full onClick={() => handOver(circle.name, link)}>
        <Share2 size={20} strokeWidth={1.6} aria-hidden />
        Share the link
      </Button>
    </>
  );
}

/** By way of the device's own sheet; where there is none, the link is copied. */
function handOver(name: string, link: string): void {
  if (typeof navigator.share !== 'function') {
    copyText(link, 'Link copied');
    return;
  }
  const text = `Join me in ${name}, a prayer circle on Choose Wholeness.`;
  // Whoever closes the sheet has chosen to.
  withPicker(() => navigator.share({ title: name, text, url: link })).catch(() => undefined);
}
