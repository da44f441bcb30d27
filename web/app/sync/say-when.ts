import { format, isSameDay, subDays } from 'date-fns';
import { boundedMoment } from '../../../shared/domain/bounded';

/** A moment as a person says it: `Today, 6:52 am`, `Yesterday, 9:14 pm`, `3 November, 7:05 am`. */
export function sayWhen(epochMs: number, now: number): string {
  const at = boundedMoment(epochMs);
  const time = format(at, 'h:mm aaa');
  if (isSameDay(at, now)) return `Today, ${time}`;
  if (isSameDay(at, subDays(now, 1))) return `Yesterday, ${time}`;
  return `${format(at, 'd MMMM')}, ${time}`;
}
