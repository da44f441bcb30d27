import { useMemo } from 'react';
import {
  completedDrops,
  currentChallengeDay,
  JOURNEY_DAYS,
  journeyPace,
} from '../../shared/domain/challenge-day';
import { dropCompletion } from '../../shared/records/drop-completion';
import { useLive } from './use-live';
import { useRecords } from './use-records';

/** Where a person stands among the ninety days. */
export interface Challenge {
  /** The challenge day, 1 to 90. */
  readonly day: number;
  /** The furthest challenge day that counts today. */
  readonly pace: number;
  /** Challenge days whose drop is complete. */
  readonly completed: ReadonlySet<number>;
  /** Those of them that count: a drop completed ahead is lit on its day. */
  readonly lit: ReadonlySet<number>;
}

/** By what is on this device: a new one does not know it before everything was pulled. Undefined until read. */
export function useChallenge(today: string): Challenge | undefined {
  const records = useRecords();
  const drops = useLive(useMemo(() => records.liveNewest(dropCompletion, JOURNEY_DAYS), [records]));
  return useMemo(() => {
    if (!drops) return undefined;
    const all = completedDrops(drops);
    const pace = journeyPace(all, today);
    const completed = all.map(({ challengeDay }) => challengeDay);
    return {
      day: currentChallengeDay(all, today),
      pace,
      completed: new Set(completed),
      lit: new Set(completed.filter((day) => day <= pace)),
    };
  }, [drops, today]);
}
