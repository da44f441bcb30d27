import { Check } from 'lucide-react';
import { useCallback } from 'react';
import { completedWhen } from './completed-words';
import type { Completion } from './reflection-form';

interface CompletedBandProps {
  readonly completion: Completion;
  readonly today: string;
  /** Its day has not come. */
  readonly isAhead: boolean;
  /** It was completed just now: the focus, which the celebration took away, comes here. */
  readonly isNew: boolean;
}

/** 'Completed', and when. */
export function CompletedBand({ completion, today, isAhead, isNew }: CompletedBandProps) {
  const takeFocus = useCallback(
    (band: HTMLElement | null) => {
      if (isNew) band?.focus({ preventScroll: true });
    },
    [isNew],
  );
  return (
    <div className="drop-band" ref={takeFocus} tabIndex={-1}>
      <span className="drop-band-pane">
        <Check size={18} strokeWidth={2.2} aria-hidden />
      </span>
      <p>
        <b>Completed</b>
        <span className="text-ink-2 text-ui-sm">{completedWhen(completion, today, isAhead)}</span>
      </p>
    </div>
  );
}
