import { useMemo } from 'react';
import { addDays } from '../../../shared/domain/local-day';
import { type CheckInBody, checkIn } from '../../../shared/records/check-in';
import { useLive } from '../../live/use-live';
import { useRecords } from '../../live/use-records';
import type { RecordOf } from '../../local/contract';

export type CheckInRecord = RecordOf<CheckInBody>;

/** Check-ins of the last 30 days, newest first; undefined while first read. */
export function useRecentCheckIns(today: string): CheckInRecord[] | undefined {
  const records = useRecords();
  // One day past today: who flies west has already written on tomorrow's date.
  const recent = useMemo(
    () => records.liveDays(checkIn, addDays(today, -29), addDays(today, 1)),
    [records, today],
  );
  return useLive(recent);
}
