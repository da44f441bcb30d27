import { Check } from 'lucide-react';
import { completedWhen } from '../model/completed-words';
import type { Completion } from '../model/reflection-form';

interface CompletedBandProps {
  readonly completion: Completion;
  readonly today: string;
  /** Its day has not come. */
  readonly isAhead: boolean;
}

/** 'Completed', and when. */
export function CompletedBand({ completion, today, isAhead }: CompletedBandProps) {
  return (
    <div className="drop-band">
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
