import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Outcome } from '../../../shared/outcome';
import { usePlacesOfWords } from '../../account/react/use-places-of-words';
import { Button } from '../../ui/button';
import { DecideDialog } from '../../ui/decide-dialog';

interface SaveAndDeleteProps {
  /** What the form is about, in lower case: `note`. */
  readonly thing: string;
  readonly isDisabled: boolean;
  readonly saving: boolean;
  readonly onSave: () => void;
  /** Undefined while there is nothing to delete. */
  readonly onDelete: (() => Promise<Outcome<unknown, string>>) | undefined;
  readonly onDeleted: () => void;
  /** What else is deleted, as the end of the sentence. */
  readonly alongWith?: string;
}

/** The end of a dialog over one record: saves it, or deletes it after a question. */
export function SaveAndDelete(props: SaveAndDeleteProps) {
  const { thing, isDisabled, saving, onSave, onDelete, onDeleted } = props;
  const deletes = `It’s deleted on ${usePlacesOfWords()}${props.alongWith ?? ''}.`;
  const [isDeciding, setDeciding] = useState(false);
  const title = thing.charAt(0).toUpperCase() + thing.slice(1);
  return (
    <div className="mt-5 grid gap-2.5">
      <Button full disabled={isDisabled} pending={saving} pendingLabel="Saving..." onClick={onSave}>
        {`Save ${title}`}
      </Button>
      {onDelete && (
        <Button full variant="text" onClick={() => setDeciding(true)}>
          <Trash2 size={16} strokeWidth={1.6} aria-hidden />
          {`Delete this ${thing}`}
        </Button>
      )}
      {isDeciding && onDelete && (
        <DecideDialog
          decision={{
            title: `Delete this ${thing}?`,
            description: `${deletes} This can’t be undone.`,
            keep: 'Keep It',
            act: `Delete ${title}`,
            acting: 'Deleting...',
            run: onDelete,
            done: `${title} Deleted`,
          }}
          onClose={() => setDeciding(false)}
          onDone={onDeleted}
        />
      )}
    </div>
  );
}
