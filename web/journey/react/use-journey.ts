import { useEffect, useMemo, useState } from 'react';
import { addDays } from '../../../shared/domain/local-day';
import { currentStreakSince } from '../../../shared/domain/streak';
import { useInitialPullDone } from '../../person/react/use-sync-state';
import { now, utcOffsetMinutes } from '../../platform/clock';
import { FIRST_WINDOW_DAYS, useActivities } from '../../records/react/use-activities';
import { type Challenge, useChallenge } from './use-challenge';

/** Where a person stands on the way. */
export interface Journey extends Challenge {
  readonly streak: number;
}

/** Undefined until read, and on a new device until everything written elsewhere has come. */
export function useJourney(today: string): Journey | undefined {
  const challenge = useChallenge(today);
  const streak = useStreak(today);
  const settled = useInitialPullDone();
  return useMemo(
    () => (settled && challenge && streak !== undefined ? { ...challenge, streak } : undefined),
    [settled, challenge, streak],
  );
}

/** Reads back only as far as the streak reaches, so that its cost does not grow with the years. */
function useStreak(today: string): number | undefined {
  const [windowDays, setWindowDays] = useState(FIRST_WINDOW_DAYS);
  const done = useActivities(today, windowDays);
  const streak = useMemo(() => {
    if (!done) return undefined;
    const here = { day: today, utcOffsetMinutes: utcOffsetMinutes(now()) };
    return currentStreakSince(done, here, addDays(today, -windowDays));
  }, [done, today, windowDays]);
  const isOpen = streak?.isOpen === true;
  useEffect(() => {
    if (isOpen) setWindowDays((days) => days * 2);
  }, [isOpen]);
  return isOpen ? undefined : streak?.days;
}
