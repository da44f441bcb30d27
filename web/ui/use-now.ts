import { useEffect, useState } from 'react';
import { now } from '../platform/clock';

/** The device's clock, looked at again every `everyMs` and whenever the page comes back. */
export function useNow(everyMs: number): number {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const look = () => setMoment(now());
    const timer = setInterval(look, everyMs);
    // Timers of a sleeping page stand still.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [everyMs]);
  return moment;
}
