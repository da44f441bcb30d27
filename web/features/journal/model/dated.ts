import { isLocalMinute } from '../../../../shared/domain/local-minute';

/**
 * The local minute of a date and a time as fields give them; undefined while they name none. What lies after `now` is now:
 * nothing is written in the future.
 */
export function minuteFrom(date: string, time: string, now: string): string | undefined {
  const minute = `${date}T${time.slice(0, 5)}`;
  if (!isLocalMinute(minute)) return undefined;
  return minute > now ? now : minute;
}
