import { localDayAt } from '../../shared/domain/local-day';
import { now, utcOffsetMinutes } from './clock';

/** The person's calendar day by this device's clock, right now, `YYYY-MM-DD`. */
export function todayHere(): string {
  const moment = now();
  return localDayAt(moment, utcOffsetMinutes(moment));
}

/** The time on this device's clock right now, `HH:MM`. */
export function timeHere(): string {
  const moment = now();
  return new Date(moment + utcOffsetMinutes(moment) * 60_000).toISOString().slice(11, 16);
}

/** Milliseconds until this device's next local midnight, at least one. Knows days of 23 and 25 hours. */
export function untilMidnight(from: Date): number {
  const midnight = new Date(from.getFullYear(), from.getMonth(), from.getDate() + 1);
  return Math.max(1, midnight.getTime() - from.getTime());
}
