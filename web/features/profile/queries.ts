import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ProfileAnswer } from '../../../shared/api/profile';
import { useKeptAnswer } from '../../answers/react/use-kept-answer';
import { usePerson } from '../../person/react/person-context';
import { online } from '../../platform/online';
import { onReturn } from '../../platform/returning';
import { loadProfile } from './commands';
import { PROFILE, readProfile } from './kept-profile';

/** The profile as this device last saw it, and whether it is the server's present one. */
export interface ShownProfile {
  /** Undefined until this device has seen it once. */
  readonly profile: ProfileAnswer | undefined;
  readonly phase: 'asking' | 'fresh' | 'failed';
  readonly refresh: () => void;
}

/** Asks when the screen opens, when the person comes back to it, and when a network does. */
export function useProfile(): ShownProfile {
  const { personId } = usePerson().store;
  const kept = useKeptAnswer(PROFILE);
  const [phase, setPhase] = useState<ShownProfile['phase']>('asking');
  const isAsking = useRef(false);
  const refresh = useCallback(() => {
    if (isAsking.current) return;
    isAsking.current = true;
    setPhase('asking');
    loadProfile(personId)
      .then(
        () => setPhase('fresh'),
        () => setPhase('failed'),
      )
      .finally(() => {
        isAsking.current = false;
      });
  }, [personId]);
  useEffect(() => {
    refresh();
    const ends = [onReturn(refresh), online.subscribe(() => online.get() && refresh())];
    return () => {
      for (const end of ends) end();
    };
  }, [refresh]);
  const profile = useMemo(() => readProfile(kept), [kept]);
  return { profile, phase, refresh };
}
