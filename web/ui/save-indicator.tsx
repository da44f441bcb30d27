import { Check } from 'lucide-react';
import { formatTimeAgo } from './format/durations';
import { joinClasses } from './join-classes';
import { Spinner } from './spinner';

const SAVED_SHOWN_MS = 3000;

interface SaveIndicatorProps {
  readonly state: 'idle' | 'saving' | 'saved';
  /** Epoch ms of the last save. */
  readonly savedAt: number | null;
  /** Epoch ms of now; the caller decides how often it moves. */
  readonly now: number;
  /** What is typed is not saved as an entry yet: the words are on the disk, and no more is said. */
  readonly isDraft?: boolean | undefined;
  readonly className?: string | undefined;
}

/** 'Saving', then 'Saved' for 3 s, then how long ago; of a draft 'Draft kept'. Says nothing before the first save. */
export function SaveIndicator({ className, ...props }: SaveIndicatorProps) {
  return (
    <span role="status" className={joinClasses('inline-flex', className)}>
      {renderState(props)}
    </span>
  );
}

function renderState({ state, savedAt, now, isDraft }: Omit<SaveIndicatorProps, 'className'>) {
  if (state === 'saving') {
    return (
      <span className="save-indicator save-indicator-saving">
        <Spinner size="sm" />
        Saving
      </span>
    );
  }
  if (savedAt === null) return null;
  if (isDraft) return <span className="save-indicator save-indicator-past">Draft kept</span>;
  const fresh = now - savedAt < SAVED_SHOWN_MS;
  return (
    <span
      className={joinClasses(
        'save-indicator',
        fresh ? 'save-indicator-saved' : 'save-indicator-past',
      )}
    >
      {fresh && <Check size={16} strokeWidth={1.6} aria-hidden />}
      {fresh ? 'Saved' : `Saved ${formatTimeAgo(savedAt, now)}`}
    </span>
  );
}
