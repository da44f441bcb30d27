import type { ReactNode } from 'react';
import { SyncNote } from '../../sync/react/sync-note';
import { Button } from '../../ui/button';
import { SaveIndicator } from '../../ui/save-indicator';
import { useSavedFor } from './use-saved-for';

interface SaveBarProps {
  label: string;
  disabled?: boolean;
  saving: boolean;
  /** When what the form shows was saved, milliseconds since the epoch; absent while it differs from the record. */
  savedAt?: number | undefined;
  /** What takes the place of saving once the practice has ended, until something is typed again. */
  foot?: ReactNode;
  onSave: () => Promise<void>;
}

/** The one action of a form, for the foot of its screen, with where the words are. */
export function SaveBar(props: SaveBarProps) {
  const { label, disabled = false, saving, savedAt, foot, onSave } = props;
  const saved = useSavedFor(saving, savedAt);
  if (foot) return foot;
  return (
    <>
      {/* Out of the flow while empty, but there: a status that appears with its words is not read out. */}
      <SaveIndicator {...saved} className="empty:absolute" />
      <span className="empty:hidden md:hidden">
        <SyncNote quietWhenSynced />
      </span>
      <span className="hidden md:inline">
        <SyncNote />
      </span>
      <Button
        variant="primary"
        disabled={disabled}
        pending={saving}
        pendingLabel="Saving..."
        onClick={() => void onSave()}
      >
        {label}
      </Button>
    </>
  );
}
