import { format, isSameDay, subDays } from 'date-fns';
import { boundedMoment } from '../../../shared/domain/bounded';

/** A moment as a person says it: `Today, 6:52 AM`, `Yesterday, 9:14 PM`, `November 3, 7:05 AM`. */
export function sayWhen(epochMs: number, now: number): string {
  const at = boundedMoment(epochMs);
  const time = format(at, 'h:mm a');
  if (isSameDay(at, now)) return `Today, ${time}`;
  if (isSameDay(at, subDays(now, 1))) return `Yesterday, ${time}`;
  return `${format(at, 'MMMM d')}, ${time}`;
}
