import { useMemo } from 'react';
import { checkIn } from '../../../shared/records/check-in';
import { dayReview } from '../../../shared/records/day-review';
import { journalEntry } from '../../../shared/records/journal-entry';
import { combineLive } from '../../live/combine-live';
import { useLive } from '../../live/react/use-live';
import { useRecords } from '../../records/react/use-records';

export interface Totals {
  readonly checkIns: number;
  readonly entries: number;
  readonly reviews: number;
}

/** How much was written since the beginning; undefined until counted. */
export function useTotals(): Totals | undefined {
  const records = useRecords();
  return useLive(
    useMemo(() => {
      const counts = [checkIn, journalEntry, dayReview].map((kind) => records.liveCount(kind));
      return combineLive(counts, ([checkIns = 0, entries = 0, reviews = 0]) => ({
        checkIns,
        entries,
        reviews,
      }));
    }, [records]),
  );
}
