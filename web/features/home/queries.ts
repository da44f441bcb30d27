import { useMemo } from 'react';
import { checkIn } from '../../../shared/records/check-in';
import { dayReview } from '../../../shared/records/day-review';
import { journalEntry } from '../../../shared/records/journal-entry';
import { combineLive } from '../../live/combine-live';
import { useLive } from '../../live/use-live';
import { useRecords } from '../../live/use-records';

export interface Totals {
  readonly checkIns: number;
  readonly entries: number;
}

/** How much was written since the beginning; undefined until counted. */
export function useTotals(): Totals | undefined {
  const records = useRecords();
  return useLive(
    useMemo(() => {
      const counts = [records.liveCount(checkIn), records.liveCount(journalEntry)];
      return combineLive(counts, ([checkIns = 0, entries = 0]) => ({ checkIns, entries }));
    }, [records]),
  );
}

/** Whether the review of a challenge day is written; not as long as that is unknown. */
export function useIsReviewed(challengeDay: number | undefined): boolean {
  const records = useRecords();
  const id = `day-review:${challengeDay}`;
  return useLive(useMemo(() => records.liveOne(dayReview, id), [records, id])) != null;
}
