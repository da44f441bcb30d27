import { useSyncExternalStore } from 'react';
import { todayHere, untilMidnight } from '../../platform/today';
import type { Live } from '../live';
import { type LiveValue, liveValue } from '../live-value';

// Browsers stop timers of sleeping pages, so a page that comes back looks at the clock itself.
const value: LiveValue<string> = liveValue(todayHere(), () => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(look, untilMidnight(new Date()));
    value.set(todayHere());
  };
  look();
  document.addEventListener('visibilitychange', look);
  addEventListener('focus', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('focus', look);
  };
});

/** The person's local calendar day, `YYYY-MM-DD`; it changes at local midnight. */
const today: Live<string> & { get(): string } = {
  get: () => {
    // Nobody watches yet: the value may be of another day.
    const day = todayHere();
    return value.get() === day ? value.get() : day;
  },
  subscribe: value.subscribe,
};

/** The person's local calendar day, `YYYY-MM-DD`; changes at local midnight. */
export function useToday(): string {
  return useSyncExternalStore(today.subscribe, today.get);
}
