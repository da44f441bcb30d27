import { addDays } from '../../../../shared/domain/local-day';

/** The day on which an hour (`HH:MM`) comes next, by the hour it is now; both as a clock on the wall shows them. */
export function nextDayAt(time: string, today: string, timeNow: string): string {
  return time > timeNow ? today : addDays(today, 1);
}

/** Whether a field holds an hour of the day. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}
