import type { ReactNode } from 'react';
import { MiniPane } from '../../../ui/mini-pane';

interface DayCheckProps {
  readonly isRead: boolean;
  /** For people who can’t see what it stands beside, where no words are in it. */
  readonly says?: string;
  /** Undefined where it only shows. */
  readonly onPress: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** A pane that is lit where the day was read; a press lights it or puts it out. */
export function DayCheck({ isRead, says, onPress, children }: DayCheckProps) {
  const pane = <MiniPane hour="prayer" lit={isRead} />;
  if (!onPress) {
    return isRead ? (
      <span className="plan-check">
        {pane}
        <span className="sr-only">Read</span>
      </span>
    ) : null;
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an input can't hold the pane
    <button
      type="button"
      role="checkbox"
      aria-checked={isRead}
      aria-label={says}
      className="plan-check"
      onClick={onPress}
    >
      {pane}
      {children}
    </button>
  );
}
