import { Link } from 'react-router-dom';
import { SyncNote } from '../../live/sync-note';
import { useDayFlags } from '../../live/use-day-flags';
import { useGoals } from '../../live/use-goals';
import { useToday } from '../../live/use-today';
import { Button } from '../../ui/button';
import { onward } from './completed-words';
import { REFLECTION_SHEET } from './reflection-part';
import type { Reflection } from './use-reflection';

interface DropActionProps {
  readonly reflection: Reflection;
  readonly onComplete: () => void;
}

/** The one thing to do: complete the drop, end changing it, or go on with the day. */
export function DropAction({ reflection, onComplete }: DropActionProps) {
  const { opened, isDone, isEmpty, canComplete, completing, label, voice } = reflection;
  return (
    <>
      <span className="empty:hidden md:hidden">
        <SyncNote quietWhenSynced />
      </span>
      <span className="hidden md:inline">
        <SyncNote />
      </span>
      {isDone && <Onward />}
      {opened && !isDone && <Button onClick={() => void reflection.finishEditing()}>Done</Button>}
      {!opened && (
        <Button
          disabled={!canComplete}
          pending={completing}
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

function Onward() {
  const { label, to } = onward(useDayFlags(useToday()) ?? NOTHING, useGoals() ?? NO_GOALS);
  return (
    <Button asChild>
      <Link to={to}>{label}</Link>
    </Button>
  );
}

const NOTHING: ReadonlySet<never> = new Set();
const NO_GOALS = [] as const;
