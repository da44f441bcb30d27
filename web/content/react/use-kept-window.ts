import { useEffect, useMemo, useState } from 'react';
import { useChallenge } from '../../journey/react/use-challenge';
import { useLive } from '../../live/react/use-live';
import { useToday } from '../../live/react/use-today';
import { now, utcOffsetMinutes } from '../../platform/clock';
import { type KeptWindow, sumUpKept } from '../kept-window';
import { offlineWindow } from '../offline-window/offline-window';
import { type KeptContent, readKept } from '../offline-window/read-kept';

/** What of the content is on this device, also while it comes; null where nothing is, undefined while it is read. */
export function useKeptWindow(): KeptWindow | null | undefined {
  const today = useToday();
  const challenge = useChallenge(today);
  const kept = useKeptContent();
  return useMemo(() => {
    if (!kept || !challenge) return kept === null ? null : undefined;
    const { day: challengeDay, isComplete } = challenge;
    const offset = utcOffsetMinutes(now());
    return sumUpKept(kept, { challengeDay, isComplete, today, utcOffsetMinutes: offset });
  }, [kept, challenge, today]);
}

function useKeptContent(): KeptContent | null | undefined {
  const changes = useLive(offlineWindow.status)?.changes;
  const [kept, setKept] = useState<KeptContent | null>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is a reason to read again
  useEffect(() => {
    let isCurrent = true;
    void readKept().then((read) => isCurrent && setKept(read));
    return () => {
      isCurrent = false;
    };
  }, [changes]);
  return kept;
}
