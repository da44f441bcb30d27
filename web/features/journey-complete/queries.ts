import { useMemo } from 'react';
import { JOURNEY_DAYS, journeyDayKey } from '../../../shared/domain/challenge-day';
import { journeysKept } from '../../../shared/domain/journeys-kept';
import { type DropCompletionBody, dropCompletion } from '../../../shared/records/drop-completion';
import { useChallenge } from '../../journey/react/use-challenge';
import { combineLive } from '../../live/combine-live';
import { useLive } from '../../live/react/use-live';
import { useInitialPullDone } from '../../person/react/use-sync-state';
import type { RecordOf } from '../../records/contract';
import { useRecords } from '../../records/react/use-records';

export type Completion = RecordOf<DropCompletionBody>;

/** The first and the last drop of a journey. */
export interface Ends {
  readonly first: Completion | null;
  readonly last: Completion | null;
}

/** Read from this device alone; undefined until read. */
export function useEnds(journey: number): Ends | undefined {
  const records = useRecords();
  return useLive(
    useMemo(() => {
      const dropOf = (challengeDay: number) =>
        records.liveOne(
          dropCompletion,
          dropCompletion.idFor(journeyDayKey({ journey, challengeDay })),
        );
      const ends = [dropOf(1), dropOf(JOURNEY_DAYS)] as const;
      return combineLive(ends, ([first, last]): Ends => ({ first, last }));
    }, [records, journey]),
  );
}

/** Whether a journey is complete; undefined until read, and on a new device until everything written elsewhere has come. */
export function useIsKept(journey: number, today: string): boolean | undefined {
  const challenge = useChallenge(today);
  const isSettled = useInitialPullDone() === true;
  if (!challenge) return undefined;
  const isKept = journeysKept(challenge).includes(journey);
  return isKept || isSettled ? isKept : undefined;
}
