import type { NarrationSum } from '../../content/kept-window';
import { Button } from '../../ui/button';
import { ProgressBar } from '../../ui/progress-bar';
import type { NarrationSaid } from './say-narration';

interface NarrationPartProps {
  readonly said: NarrationSaid;
  readonly sum: NarrationSum;
  readonly onCancel: () => void;
}

/** How much narration of the mornings to come is here, and how saving the rest goes. */
export function NarrationPart({ said, sum, onCancel }: NarrationPartProps) {
  const isAsked = said.phase === 'saving' || said.phase === 'waiting' || said.phase === 'stopped';
  return (
    <section className="mt-6">
      <div className="flex items-baseline justify-between gap-3">
        <h2 aria-live="polite">{said.title}</h2>
        {sum.total > 0 && (
          <span className="numerals text-(length:--type-ui-sm) text-ink-2">{`${sum.kept} of ${sum.total}`}</span>
        )}
      </div>
      {sum.total > 0 && (
        <ProgressBar
          label="Narration on this device"
          value={sum.keptBytes}
          max={sum.totalBytes}
          className="mt-3.5 mb-2 h-2"
        />
      )}
      <div className="flex min-h-11 items-center justify-between gap-3">
        <p className="note numerals">{said.note}</p>
        {isAsked && (
          <Button variant="text" size="sm" className="px-0" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </section>
  );
}
