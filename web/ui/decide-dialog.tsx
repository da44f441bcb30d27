import { useState } from 'react';
import type { Outcome } from '../../shared/outcome';
import { Button } from './button';
import { Dialog } from './dialog';
import { toast } from './toast-store';

/** Something that can't be undone, and is asked about first. */
export interface Decision {
  readonly title: string;
  readonly description: string;
  /** The safe choice. */
  readonly keep: string;
  readonly act: string;
  readonly acting: string;
  /** Resolves with a sentence where it could not be done. */
  readonly run: () => Promise<Outcome<unknown, string>>;
  /** Said when it is done. */
  readonly done: string;
}

interface Props {
  readonly decision: Decision;
  readonly onClose: () => void;
  /** It is done. */
  readonly onDone: () => void;
}

/** Asks before something that can't be undone. Leaving things as they are is the easy answer. */
export function DecideDialog({ decision, onClose, onDone }: Props) {
  const { title, description, keep, act, acting, run, done } = decision;
  const [pending, setPending] = useState(false);
  const decide = async () => {
    setPending(true);
    const result = await run();
    setPending(false);
    if (result.ok) {
      toast({ title: done });
      onDone();
    } else
      toast({ title: 'That didn’t work', description: result.problem, variant: 'destructive' });
  };
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!pending) onClose();
      }}
      alert
      title={title}
      description={description}
    >
      <div className="mt-5 grid gap-2.5">
        <Button full autoFocus disabled={pending} onClick={onClose}>
          {keep}
        </Button>
        <Button
          full
          variant="danger"
          pending={pending}
          pendingLabel={acting}
          onClick={() => void decide()}
        >
          {act}
        </Button>
      </div>
    </Dialog>
  );
}
