import { useState } from 'react';
import type { DailyFlag } from '../../../../shared/domain/activity';
import type { RecordState } from '../../../../shared/records/record';
import { useToday } from '../../../live/react/use-today';
import { usePerson } from '../../../person/react/person-context';
import { usePractices } from '../use-practices';
import type { ShowEnding } from './end-practice';
import type { CelebrationWords } from './ending-words';

interface Shown {
  readonly show: ShowEnding;
  /** The celebration is over. */
  readonly isOver: boolean;
}

interface EndingOptions {
  readonly flag: DailyFlag;
  /** For practices that celebrate each time: what they say, and the sunrise. */
  readonly words?: CelebrationWords;
  readonly sun?: { readonly day: number; readonly lit: ReadonlySet<number> };
  /** {@link onCelebrated} leads to another screen than the day's next practice. */
  readonly leadsElsewhere?: boolean;
  /** Called once the celebration is over. */
  readonly onCelebrated?: () => void;
}

/**
 * How every practice ends: its window lights, one word says that it is saved, and the way on takes the place of saving.
 *
 *   writing ─save─▶ end ─┬─ (each time, the day is complete, an award) ─▶ celebration ─▶ foot
 *                        └───────────────────────────────────────────────────────────▶ foot
 *
 * What shows it is loaded with the first practice that ends.
 */
export function useEnding({ flag, onCelebrated, ...shownWith }: EndingOptions) {
  const { store } = usePerson();
  const today = useToday();
  const before = usePractices(today);
  const [shown, setShown] = useState<Shown>();
  const [isEnding, setEnding] = useState(false);

  /** To be called when the record is on the disk. Never rejects. */
  async function end(saved: RecordState): Promise<void> {
    setEnding(true);
    try {
      const { endPractice } = await import('./end-practice');
      const show = await endPractice(store, { flag, saved, before }, today);
      setShown({ show, isOver: false });
    } catch {
      // It is saved all the same, and the form says so.
      setShown(undefined);
      onCelebrated?.();
    } finally {
      setEnding(false);
    }
  }

  function onDone(): void {
    setShown((last) => last && { ...last, isOver: true });
    onCelebrated?.();
  }

  return { end, isEnding, ...shown?.show(shown.isOver, { ...shownWith, onDone }) };
}
