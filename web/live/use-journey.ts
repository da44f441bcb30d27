import { useEffect, useMemo, useState } from 'react';
import { toActivity } from '../../shared/domain/activity';
import { addDays } from '../../shared/domain/local-day';
import { currentStreakSince } from '../../shared/domain/streak';
import { allKinds } from '../../shared/records/registry';
import { now, utcOffsetMinutes } from '../platform/clock';
import { combineLive } from './combine-live';
import { type Challenge, useChallenge } from './use-challenge';
import { useLive } from './use-live';
import { useRecords } from './use-records';
import { useSyncState } from './use-sync-state';

/** Where a person stands on the way. */
export interface Journey extends Challenge {
  readonly streak: number;
}

/** Undefined until read, and on a new device until everything written elsewhere has come. */
export function useJourney(today: string): Journey | undefined {
  const challenge = useChallenge(today);
  const streak = useStreak(today);
  const settled = useSyncState()?.initialPullDone;
  return useMemo(
    () => (settled && challenge && streak !== undefined ? { ...challenge, streak } : undefined),
    [settled, challenge, streak],
  );
}

const FIRST_WINDOW_DAYS = 14;

/** Reads back only as far as the streak reaches, so that its cost does not grow with the years. */
function useStreak(today: string): number | undefined {
  const records = useRecords();
  const [windowDays, setWindowDays] = useState(FIRST_WINDOW_DAYS);
  const fromDay = addDays(today, -windowDays);
  const activities = useLive(
    useMemo(() => {
      const kinds = allKinds().filter(({ flag }) => flag !== undefined);
      // One day past today: who flies west has already written on tomorrow's date.
      const lives = kinds.map((kind) => records.liveDays(kind, fromDay, addDays(today, 1)));
      return combineLive(lives, (lists) => lists.flat().map(toActivity));
    }, [records, today, fromDay]),
  );
  const streak = useMemo(() => {
    if (!activities) return undefined;
    const here = { day: today, utcOffsetMinutes: utcOffsetMinutes(now()) };
    return currentStreakSince(activities, here, fromDay);
  }, [activities, today, fromDay]);
  const isOpen = streak?.isOpen === true;
  useEffect(() => {
    if (isOpen) setWindowDays((days) => days * 2);
  }, [isOpen]);
  return isOpen ? undefined : streak?.days;
}
