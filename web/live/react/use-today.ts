import { useSyncExternalStore } from 'react';
import { todayHere, untilMidnight } from '../../platform/today';
import { clockValue } from '../clock-value';

const today = clockValue(todayHere, untilMidnight);

/** The person's local calendar day, `YYYY-MM-DD`; changes at local midnight. */
export function useToday(): string {
  return useSyncExternalStore(today.subscribe, today.get);
}
