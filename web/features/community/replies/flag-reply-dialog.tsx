import { useState } from 'react';
import type { ReplyFlagReason } from '../../../../shared/api/replies';
import { ConnectionNote } from '../../../answers/react/connection-note';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { RadioChips } from '../../../ui/radio-chips';
import { toast } from '../../../ui/toast-store';
import { flagReply } from './commands';
import { FLAG_REASONS } from './reply-words';

interface Props {
  readonly replyId: string;
  readonly onClose: () => void;
}

/** Tells those who run this what is wrong with a reply, and nobody who said so. */
export function FlagReplyDialog({ replyId, onClose }: Props) {
  const [reason, setReason] = useState<ReplyFlagReason | null>(null);
  const [pending, setPending] = useState(false);
  const send = async (chosen: ReplyFlagReason) => {
    setPending(true);
    const result = await flagReply(replyId, chosen);
    setPending(false);
    if (result.ok) {
      toast({ title: 'Flagged', description: 'Thank you. We’ll look at it.' });
      onClose();
    } else toast({ title: 'Not flagged', description: result.problem, variant: 'destructive' });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Flag this reply"
      description="We’ll see the reason, but not your name."
      closable
    >
      <div className="mt-4 grid gap-5">
        <RadioChips
          label="What is wrong with it?"
          choices={FLAG_REASONS}
          value={reason}
          onChange={setReason}
        />
        <ConnectionNote className="empty:hidden">
          You’re offline. You can flag this reply when you’re back online.
        </ConnectionNote>
        <Button
          full
          disabled={reason === null}
          pending={pending}
          pendingLabel="Flagging..."
          onClick={() => reason && void send(reason)}
        >
          Flag
        </Button>
      </div>
    </Dialog>
  );
}
