import { Check } from 'lucide-react';
import { joinClasses } from './join-classes';
import { formatTimeAgo } from './relative-time';
import { Spinner } from './spinner';

const SAVED_SHOWN_MS = 3000;

interface SaveIndicatorProps {
  readonly state: 'idle' | 'saving' | 'saved';
  /** Epoch ms of the last save. */
  readonly savedAt: number | null;
  /** Epoch ms of now; the caller decides how often it moves. */
  readonly now: number;
  readonly className?: string | undefined;
}

/** 'Saving', then 'Saved' for 3 s, then how long ago. Says nothing before the first save. */
export function SaveIndicator({ state, savedAt, now, className }: SaveIndicatorProps) {
  return (
    <span role="status" className={joinClasses('inline-flex', className)}>
      {renderState(state, savedAt, now)}
    </span>
  );
}

function renderState(state: SaveIndicatorProps['state'], savedAt: number | null, now: number) {
  if (state === 'saving') {
    return (
      <span className="save-indicator save-indicator-saving">
        <Spinner size="sm" />
        Saving
      </span>
    );
  }
  if (savedAt === null) return null;
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
