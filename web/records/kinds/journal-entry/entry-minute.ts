import { format, parseISO } from 'date-fns';
import { addDays } from '../../../../shared/domain/local-day';
import {
  dayOf,
  hourOf,
  isLocalMinute,
  localMinuteAt,
} from '../../../../shared/domain/local-minute';
import type { RecordState } from '../../../../shared/records/record';

type Dated = Pick<RecordState, 'day' | 'createdAt' | 'utcOffsetMinutes' | 'body'>;

/** The date and time of a journal entry, a local minute: as the person dated it, else on its day when it was written. */
export function entryMinute({
  day,
  createdAt,
  utcOffsetMinutes,
  body: { datedAt },
}: Dated): string {
  if (typeof datedAt === 'string' && isLocalMinute(datedAt)) return datedAt;
  return `${day}${localMinuteAt(createdAt, utcOffsetMinutes).slice(10)}`;
}

/** The time of a local minute: '8:40 PM'. */
export function sayTimeOf(minute: string): string {
  const hour = hourOf(minute);
  return `${hour % 12 || 12}${minute.slice(13)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** A local minute in words: 'Today, 8:40 PM', 'November 18, 8:40 PM', with the year where that is not this one. */
export function sayMinute(minute: string, today: string): string {
  return `${sayDayOf(dayOf(minute), today)}, ${sayTimeOf(minute)}`;
}

function sayDayOf(day: string, today: string): string {
  if (day === today) return 'Today';
  if (day === addDays(today, -1)) return 'Yesterday';
  const thisYear = day.slice(0, 4) === today.slice(0, 4);
  return format(parseISO(day), thisYear ? 'MMMM d' : 'MMMM d, yyyy');
}
