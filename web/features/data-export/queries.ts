import { useMemo } from 'react';
import { biblePrayerDay } from '../../../shared/records/bible-prayer-day';
import { checkIn } from '../../../shared/records/check-in';
import { dayReview } from '../../../shared/records/day-review';
import { dropCompletion } from '../../../shared/records/drop-completion';
import { journalEntry } from '../../../shared/records/journal-entry';
import { nourishDay } from '../../../shared/records/nourish-day';
import { combineLive } from '../../live/combine-live';
import { useLive } from '../../live/use-live';
import { useRecords } from '../../live/use-records';

const COUNTED = [
  { label: 'Check-ins', kind: checkIn },
  { label: 'Journal entries', kind: journalEntry },
  { label: 'Daily Drops', kind: dropCompletion },
  { label: 'Nourish days', kind: nourishDay },
  { label: 'Bible & Prayer days', kind: biblePrayerDay },
  { label: 'Day reviews', kind: dayReview },
];

/** How much of each there is to take along; undefined until counted. */
export function useExportCounts():
  | { readonly label: string; readonly count: number }[]
  | undefined {
  const records = useRecords();
  const counts = useLive(
    useMemo(
      () =>
        combineLive(
          COUNTED.map(({ kind }) => records.liveCount(kind)),
          (found) => found,
        ),
      [records],
    ),
  );
  return counts && COUNTED.map(({ label }, index) => ({ label, count: counts[index] ?? 0 }));
}
