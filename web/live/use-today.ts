import { useSyncExternalStore } from 'react';
import { today } from './today';

/** The person's local calendar day, `YYYY-MM-DD`; changes at local midnight. */
export function useToday(): string {
  return useSyncExternalStore(today.subscribe, today.get);
}
