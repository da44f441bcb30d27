import { nextPractice, type Practices } from '../../../../shared/domain/practices';
import type { Goal } from '../../../../shared/records/preference';
import { DAY_WINDOWS } from '../../../ui/day-windows';

/** Where the day leads on. */
export interface WayOn {
  readonly label: string;
  readonly to: string;
}

/** After a practice: the next that can be done today, after the last of them the Day Review, after that Home. */
export function wayOn(practices: Practices, goals: readonly Goal[], isReviewed: boolean): WayOn {
  const next = nextPractice(practices, goals);
  if (next !== undefined) {
    const { label, to } = DAY_WINDOWS[next];
    return { label: `On to ${label}`, to };
  }
  if (isReviewed) return { label: 'Back to Home', to: '/home' };
  return { label: 'On to Day Review', to: '/day-review' };
}
