import type { ReactNode } from 'react';
import { WayOnLink } from '../../../journey/react/ending/way-on-link';
import { SyncNote } from '../../../sync/react/sync-note';
import { Button } from '../../../ui/button';
import type { Reflection } from '../model/use-reflection';
import { REFLECTION_SHEET } from './reflection-part';

interface DropActionProps {
  readonly reflection: Reflection;
  readonly isEnding: boolean;
  /** It was completed just now: the way on, with the word that it is saved. */
  readonly foot: ReactNode;
  readonly onComplete: () => void;
}

/** The one thing to do: complete the drop, end changing it, or go on with the day. */
export function DropAction(props: DropActionProps) {
  const { reflection, isEnding, foot, onComplete } = props;
  const { opened, isDone, isEmpty, canComplete, completing, label, voice } = reflection;
  if (isDone && foot && !reflection.wasEdited) return foot;
  return (
    <>
      <span className="empty:hidden md:hidden">
        <SyncNote quietWhenSynced />
      </span>
      <span className="hidden md:inline">
        <SyncNote />
      </span>
      {isDone && !isEnding && <WayOnLink flag="dailyDrop" />}
      {opened && !isDone && <Button onClick={() => void reflection.finishEditing()}>Done</Button>}
      {(!opened || isEnding) && (
        <Button
          disabled={!canComplete}
          pending={completing || isEnding}
          pendingLabel="Saving..."
          onClick={onComplete}
        >
          {label}
        </Button>
      )}
      {isEmpty && <WhatIsMissing canSpeak={voice.phase !== 'unsupported'} />}
    </>
  );
}

/** Why the drop can't be completed yet; leads to where it can be answered. */
function WhatIsMissing({ canSpeak }: { readonly canSpeak: boolean }) {
  return (
    <Button
      variant="text"
      size="sm"
      className="drop-missing"
      onClick={() => document.getElementById(REFLECTION_SHEET)?.focus()}
    >
      {canSpeak ? 'One line or your voice completes the day.' : 'One line completes the day.'}
    </Button>
  );
}
