import { useCallback, useEffect, useRef } from 'react';
import { now } from '../../../platform/clock';

const EVERY_MS = 10_000;
/** A page that slept did not pray meanwhile. */
const MOST_MS = 2 * EVERY_MS;

/** What passed since a moment, as time that a sitting was open: a longer gap is a sleeping device, a negative one a clock put back. */
export function passedMs(since: number, until: number): number {
  return Math.max(0, Math.min(until - since, MOST_MS));
}

/**
 * Adds the time during which the sitting is open and seen, every ten seconds and as the screen is left or hidden (O6). Returns what
 * passed since it was last added, and begins anew.
 */
export function useTimeOpen(isOpen: boolean, add: (ms: number) => void): () => number {
  const seenAt = useRef<number | undefined>(undefined);
  const latestAdd = useRef(add);
  latestAdd.current = add;

  const take = useCallback(() => {
    const since = seenAt.current;
    if (since === undefined) return 0;
    seenAt.current = now();
    return passedMs(since, seenAt.current);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const look = () => {
      const passed = take();
      if (passed > 0) latestAdd.current(passed);
      seenAt.current = document.visibilityState === 'visible' ? now() : undefined;
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      look();
      seenAt.current = undefined;
    };
  }, [isOpen, take]);
  return take;
}
