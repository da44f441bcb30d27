import { useMemo } from 'react';
import {
  completedDrops,
  currentChallengeDay,
  JOURNEY_DAYS,
} from '../../shared/domain/challenge-day';
import { dropCompletion } from '../../shared/records/drop-completion';
import { useLive } from './use-live';
import { useRecords } from './use-records';

/** Where a person stands among the ninety days. */
export interface Challenge {
  /** The challenge day, 1 to 90. */
  readonly day: number;
  /** Challenge days whose drop is complete. */
  readonly lit: ReadonlySet<number>;
}

/** By what is on this device: a new one does not know it before everything was pulled. Undefined until read. */
export function useChallenge(today: string): Challenge | undefined {
  const records = useRecords();
  const drops = useLive(useMemo(() => records.liveNewest(dropCompletion, JOURNEY_DAYS), [records]));
  return useMemo(() => {
    if (!drops) return undefined;
    const completed = completedDrops(drops);
    return {
      day: currentChallengeDay(completed, today),
      lit: new Set(completed.map(({ challengeDay }) => challengeDay)),
    };
  }, [drops, today]);
}
