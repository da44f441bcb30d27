import { useState } from 'react';
import type { ReportReason, ReportRequest } from '../../../../shared/api/prayer-circles';
import { ConnectionNote } from '../../../answers/react/connection-note';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { RadioChips } from '../../../ui/radio-chips';
import { toast } from '../../../ui/toast-store';
import { report } from '../commands';
import { REASONS } from '../model/words';

interface Props {
  readonly circleId: string;
  readonly about: Omit<ReportRequest, 'reason'>;
  readonly onClose: () => void;
}

/** Tells the leader what is wrong with a post, and nobody who said so. */
export function ReportDialog({ circleId, about, onClose }: Props) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [pending, setPending] = useState(false);
  const send = async (chosen: ReportReason) => {
    setPending(true);
    const result = await report(circleId, { ...about, reason: chosen });
    setPending(false);
    if (result.ok) {
      toast({ title: 'Reported', description: 'The circle’s leader will see it.' });
      onClose();
    } else toast({ title: 'Not reported', description: result.problem, variant: 'destructive' });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Report this"
      description="The circle’s leader will see the reason, but not your name."
      closable
      className="h-prayer"
    >
      <div className="mt-4 grid gap-5">
        <RadioChips
          label="What is wrong with it?"
          choices={REASONS}
          value={reason}
          onChange={setReason}
        />
        <ConnectionNote className="empty:hidden" />
        <Button
          full
          disabled={reason === null}
          pending={pending}
          pendingLabel="Reporting..."
          onClick={() => reason && void send(reason)}
        >
          Report
        </Button>
      </div>
    </Dialog>
  );
}
