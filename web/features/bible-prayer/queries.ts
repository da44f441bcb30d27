import { useMemo } from 'react';
import { addDays } from '../../../shared/domain/local-day';
import { type BiblePrayerDayBody, biblePrayerDay } from '../../../shared/records/bible-prayer-day';
import { useLive } from '../../live/use-live';
import { useRecords } from '../../live/use-records';
import type { RecordOf } from '../../local/contract';

export type BiblePrayerRecord = RecordOf<BiblePrayerDayBody>;

/** Bible & Prayer days of the last 30 days, newest first; undefined while first read. */
export function useRecentBiblePrayerDays(today: string): BiblePrayerRecord[] | undefined {
  const records = useRecords();
  // One day past today: who flies west has already written on tomorrow's date.
  const recent = useMemo(
    () => records.liveDays(biblePrayerDay, addDays(today, -29), addDays(today, 1)),
    [records, today],
  );
  return useLive(recent);
}
