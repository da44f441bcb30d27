import type { ReactNode } from 'react';
import type { Hour } from './hour';
import { MiniPane } from './mini-pane';
import './styles/late/pane-check.css';

interface PaneCheckProps {
  readonly hour: Hour;
  readonly isLit: boolean;
  /** For people who can’t see what it stands beside, where no words are in it. */
  readonly says?: string;
  readonly onPress: () => void;
  readonly children?: ReactNode;
}

/** A checkbox that is a window: lit where something was done. A press lights it or puts it out. */
export function PaneCheck({ hour, isLit, says, onPress, children }: PaneCheckProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an input can't hold the pane
    <button
      type="button"
      role="checkbox"
      aria-checked={isLit}
      aria-label={says}
      className="pane-check"
      onClick={onPress}
    >
      <MiniPane hour={hour} lit={isLit} />
      {children}
    </button>
  );
}
