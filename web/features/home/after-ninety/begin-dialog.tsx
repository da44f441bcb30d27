import { useState } from 'react';
import { sayJourney } from '../../../../shared/domain/journey-words';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';

interface BeginDialogProps {
  /** The number of the journey that would begin. */
  readonly journey: number;
  readonly onBegin: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before a journey begins: what was written stays, and the day is 1 again. */
export function BeginDialog({ journey, onBegin, onClose }: BeginDialogProps) {
  const [isPending, setPending] = useState(false);
  const begin = async () => {
    setPending(true);
    await onBegin();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!isPending) onClose();
      }}
      title="Begin at Day 1 again?"
      description={`${sayJourney(journey)}: the same ninety days, one each day. Everything you wrote stays, and you’ll see it next to what you write now.`}
    >
      <div className="mt-5 grid gap-2.5">
        <Button full pending={isPending} pendingLabel="Saving..." onClick={() => void begin()}>
          Begin Day 1
        </Button>
        <Button full autoFocus variant="text" disabled={isPending} onClick={onClose}>
          Not now
        </Button>
      </div>
    </Dialog>
  );
}
