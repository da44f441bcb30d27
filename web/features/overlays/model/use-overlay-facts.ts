import { useMemo } from 'react';
import {
  type Goal,
  PREFERENCE_ID,
  preference,
  wantsStreaks,
} from '../../../../shared/records/preference';
import { useJourney } from '../../../journey/react/use-journey';
import { usePractices } from '../../../journey/react/use-practices';
import { useLive } from '../../../live/react/use-live';
import { mayOfferInstall } from '../../../platform/install';
import { useRecords } from '../../../records/react/use-records';
import type { OverlayFacts } from './choose-overlay';

interface HomeFacts extends OverlayFacts {
  readonly challengeDay: number;
  readonly goals: readonly Goal[];
}

/** Undefined until everything is known: on a new device, until all that was written elsewhere has come. */
export function useOverlayFacts(today: string): HomeFacts | undefined {
  const records = useRecords();
  const journey = useJourney(today);
  const practices = usePractices(today);
  const kept = useLive(useMemo(() => records.liveOne(preference, PREFERENCE_ID), [records]));
  return useMemo(() => {
    if (!journey || !practices || kept === undefined) return undefined;
    const { journey: number, day: challengeDay, streak, completed, isComplete } = journey;
    const showsStreaks = wantsStreaks(kept?.body);
    const hasSeenTour = kept?.body.hasSeenTour === true;
    return {
      today,
      streak,
      journey: number,
      challengeDay,
      isComplete,
      goals: kept?.body.goals ?? [],
      showsStreaks,
      practices,
      hasSeenTour,
      hasRecords: completed.size > 0 || practices.done.size > 0 || streak > 0,
      mayOfferInstall: mayOfferInstall(),
    };
  }, [today, journey, practices, kept]);
}
