import { writtenHour } from '../../../../shared/domain/local-minute';
import { timeOfDay } from '../../../../shared/domain/time-of-day';
import { formatDayHeading } from '../../../ui/format/days';
import { formatTimeWithoutPeriod } from '../../../ui/format/times';
import type { Completion } from './reflection-form';

/** When a drop was completed: 'This morning at 6:38. One ray more.' (none yet where it is ahead), an earlier one 'Friday morning, November 20'. */
export function completedWhen(
  { day, createdAt, utcOffsetMinutes }: Pick<Completion, 'day' | 'createdAt' | 'utcOffsetMinutes'>,
  today: string,
  isAhead = false,
): string {
  const hour = writtenHour(createdAt, utcOffsetMinutes);
  if (day !== today) return formatDayHeading(day, hour);
  const when = `This ${timeOfDay(hour)} at ${formatTimeWithoutPeriod(createdAt)}.`;
  return isAhead ? when : `${when} One ray more.`;
}

/** Above a drop whose day has not come: 'You’re ahead. Day 12 counts from tomorrow.'; undefined once it has. */
export function sayAhead(day: number, pace: number): string | undefined {
  const ahead = day - pace;
  if (ahead < 1) return undefined;
  return `You’re ahead. Day ${day} counts ${ahead === 1 ? 'from tomorrow' : `in ${ahead} days`}.`;
}
