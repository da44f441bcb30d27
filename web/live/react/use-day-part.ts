import { useSyncExternalStore } from 'react';
import { partBegan, partEnds } from '../../../shared/domain/time-of-day';
import { hourHere } from '../../platform/clock';
import { clockValue } from '../clock-value';

const hour = clockValue(() => partBegan(hourHere()), untilPartEnds);

/**
 * The local hour at which this part of the day began: what is said of the time of day is the same all through it. Changes
 * five times a day, and wakes for nothing in between.
 */
export function useDayPart(): number {
  return useSyncExternalStore(hour.subscribe, hour.get);
}

/** Milliseconds, at least one. Knows days of 23 and 25 hours. */
function untilPartEnds(from: Date): number {
  const end = new Date(from);
  end.setHours(partEnds(from.getHours()), 0, 0, 0);
  return Math.max(1, end.getTime() - from.getTime());
}
