import { useEffect, useState } from 'react';
import { now as clock } from '../../platform/clock';

const FRESH_MS = 3000;
const MINUTE_MS = 60_000;

export interface SavedFor {
  readonly state: 'idle' | 'saving' | 'saved';
  readonly savedAt: number | null;
  /** Moves when the words for it change: 3 s after the save, then every minute. */
  readonly now: number;
}

/** What a save indicator needs to know of a save that may be under way, or ended at `savedAt`. */
export function useSavedFor(saving: boolean, savedAt: number | undefined): SavedFor {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    if (savedAt === undefined) return;
    const tick = () => setNow(clock());
    tick();
    const settled = setTimeout(tick, FRESH_MS);
    const minutes = setInterval(tick, MINUTE_MS);
    return () => {
      clearTimeout(settled);
      clearInterval(minutes);
    };
  }, [savedAt]);

  if (saving) return { state: 'saving', savedAt: null, now };
  if (savedAt === undefined) return { state: 'idle', savedAt: null, now };
  return { state: 'saved', savedAt, now };
}
