import { useState } from 'react';
import { Button } from '../../../ui/button';
import { DecideDialog } from '../../../ui/decide-dialog';

interface ResumeNoteProps {
  /** `You were praying Psalm 23:1–4.` */
  readonly says: string;
  /** Something was written or said, which a person would miss. */
  readonly hasWords: boolean;
  readonly onContinue: () => void;
  /** Deletes what there is. */
  readonly onDiscard: () => Promise<void>;
}

/** A sitting that was begun: it can be continued, or another one begun in its place. */
export function ResumeNote({ says, hasWords, onContinue, onDiscard }: ResumeNoteProps) {
  const [isDeciding, setDeciding] = useState(false);
  return (
    <section className="mt-6 border-rule border-y py-5" aria-label="A prayer you began">
      <p className="font-serif text-heading">{says}</p>
      <p className="note mt-1">It’s a draft on this device.</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="sm" onClick={onContinue}>
          Continue
        </Button>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => (hasWords ? setDeciding(true) : void onDiscard())}
        >
          Begin again
        </Button>
      </div>
      {isDeciding && (
        <DecideDialog
          decision={{
            title: 'Begin again?',
            description: 'What you wrote in this prayer is deleted from this device.',
            keep: 'Keep It',
            act: 'Delete and Begin',
            acting: 'Deleting...',
            run: async () => {
              await onDiscard();
              return { ok: true, value: undefined };
            },
            done: 'Draft deleted',
          }}
          onClose={() => setDeciding(false)}
          onDone={() => setDeciding(false)}
        />
      )}
    </section>
  );
}
