import { useMemo } from 'react';
import {
  type CompletedDrop,
  completedDrops,
  JOURNEY_DAYS,
  MOST_JOURNEYS,
} from '../../../shared/domain/challenge-day';
import { type JourneyProgress, progressOf } from '../../../shared/domain/journeys';
import { dropCompletion } from '../../../shared/records/drop-completion';
import { PREFERENCE_ID, preference } from '../../../shared/records/preference';
import { useLive } from '../../live/react/use-live';
import { useRecords } from '../../records/react/use-records';

/** Where a person stands among the ninety days of the journey they walk. */
export type Challenge = JourneyProgress;

const MOST_DROPS = JOURNEY_DAYS * MOST_JOURNEYS;

/** By what is on this device: a new one does not know it before everything was pulled. Undefined until read. */
export function useChallenge(today: string): Challenge | undefined {
  const records = useRecords();
  const drops = useDrops();
  const kept = useLive(useMemo(() => records.liveOne(preference, PREFERENCE_ID), [records]));
  const begun = kept?.body.journeys;
  const isRead = kept !== undefined;
  return useMemo(
    () => (drops && isRead ? progressOf({ drops, begun: begun ?? [] }, today) : undefined),
    [drops, begun, isRead, today],
  );
}

/** Every drop that was completed, in all journeys; undefined until read. */
export function useDrops(): readonly CompletedDrop[] | undefined {
  const records = useRecords();
  const drops = useLive(useMemo(() => records.liveNewest(dropCompletion, MOST_DROPS), [records]));
  return useMemo(() => drops && completedDrops(drops), [drops]);
}
