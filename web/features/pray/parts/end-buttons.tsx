import { useState } from 'react';
import { useEntryAllowance } from '../../../journey/react/use-entry-allowance';
import { Button } from '../../../ui/button';
import { DecideDialog } from '../../../ui/decide-dialog';

interface EndButtonsProps {
  /** There is something that an entry could hold. */
  readonly mayKeep: boolean;
  /** Words that would be deleted, where nothing is kept. */
  readonly hasWords: boolean;
  readonly isEnding: boolean;
  /** `isKept`: it becomes an entry. Resolves with whether it has ended. */
  readonly onEnd: (isKept: boolean) => Promise<boolean>;
}

/** The end of a sitting: into the journal, or deleted. */
export function EndButtons({ mayKeep, hasWords, isEnding, onEnd }: EndButtonsProps) {
  const [isDeciding, setDeciding] = useState(false);
  const isFull = useEntryAllowance() === 0;
  return (
    <>
      {mayKeep && isFull && (
        <p className="note text-center">
          Your free journal is full. This stays here as a draft: to keep it, delete another entry or
          get Premium.
        </p>
      )}
      {mayKeep && (
        <Button
          disabled={isFull}
          pending={isEnding}
          pendingLabel="Saving..."
          onClick={() => void onEnd(true)}
        >
          Keep in Journal
        </Button>
      )}
      <Button
        variant={mayKeep ? 'text' : 'primary'}
        size={mayKeep ? 'sm' : 'md'}
        disabled={isEnding && mayKeep}
        pending={isEnding && !mayKeep}
        pendingLabel="Finishing..."
        onClick={() => (hasWords ? setDeciding(true) : void onEnd(false))}
      >
        {mayKeep ? 'Finish without keeping' : 'Finish'}
      </Button>
      {isDeciding && (
        <DecideDialog
          decision={{
            title: 'Finish without keeping?',
            description:
              'What you wrote or recorded in this prayer is deleted from this device. This can’t be undone.',
            keep: 'Keep Praying',
            act: 'Delete and Finish',
            acting: 'Finishing...',
            run: async () =>
              (await onEnd(false))
                ? { ok: true, value: undefined }
                : { ok: false, problem: 'Your prayer is still here. Try again.' },
            done: 'Prayer finished',
          }}
          onClose={() => setDeciding(false)}
          onDone={() => setDeciding(false)}
        />
      )}
    </>
  );
}
