import { useEffect, useMemo } from 'react';
import { now } from '../../../platform/clock';
import { createPileClock, type PileClock } from './pile-clock';

/** The clock of a pile: it runs while `isOpen` and the page is shown. Memoise `addMinutes`. */
export function usePileClock(
  isOpen: boolean,
  addMinutes: (day: string, minutes: number) => void,
): Pick<PileClock, 'notePrayer'> {
  const clock = useMemo(() => createPileClock(now, addMinutes), [addMinutes]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') clock.open();
      else clock.leave();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      clock.leave();
    };
  }, [clock, isOpen]);
  return clock;
}
