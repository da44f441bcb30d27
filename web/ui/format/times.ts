import { dayOf, hourOf } from '../../../shared/domain/local-minute';
import { formatDay, localDayOf, recentDayName } from './days';
import { formatPattern, type When } from './pattern';

/** '8:40 PM', in this device's time zone. */
export function formatTime(when: When): string {
  return formatPattern(when, 'h:mm a');
}

/** '8:40', where the words beside it name the part of the day. */
export function formatTimeWithoutPeriod(when: When): string {
  return formatPattern(when, 'h:mm');
}

/** 'November 3, 7:05 AM', in this device's time zone. */
export function formatDayAndTime(when: When): string {
  return `${formatDay(when)}, ${formatTime(when)}`;
}

/** A moment seen from `now`, both in epoch ms: 'Today, 6:52 AM', 'Yesterday, 9:14 PM', 'November 3, 7:05 AM'. */
export function formatRecentTime(momentMs: number, now: number): string {
  const day = recentDayName(localDayOf(momentMs), localDayOf(now));
  return day === undefined ? formatDayAndTime(momentMs) : `${day}, ${formatTime(momentMs)}`;
}

/** The time of a local minute (`YYYY-MM-DDTHH:MM`): '8:40 PM'. In no time zone: clocks may have skipped it here. */
export function formatMinuteTime(minute: string): string {
  const hour = hourOf(minute);
  return `${hour % 12 || 12}${minute.slice(13)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** A local minute seen from `today`: 'Today, 8:40 PM', 'November 18, 8:40 PM', 'November 18, 2025, 8:40 PM'. */
export function formatMinute(minute: string, today: string): string {
  const day = dayOf(minute);
  return `${recentDayName(day, today) ?? formatDay(day, today)}, ${formatMinuteTime(minute)}`;
}
