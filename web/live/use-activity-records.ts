import { useMemo } from 'react';
import { addDays } from '../../shared/domain/local-day';
import type { DeviceRecord } from '../../shared/records/record';
import { allKinds } from '../../shared/records/registry';
import { combineLive } from './combine-live';
import { useLive } from './use-live';
import { useRecords } from './use-records';

/** Days before today that are read at first, by all who ask: the device then reads them once for all. */
export const FIRST_WINDOW_DAYS = 14;

/** What was done of the five activities from so many days before a day; undefined while first reading. */
export function useActivityRecords(
  today: string,
  windowDays = FIRST_WINDOW_DAYS,
): readonly DeviceRecord[] | undefined {
  const records = useRecords();
  const done = useMemo(() => {
    const kinds = allKinds().filter(({ flag }) => flag !== undefined);
    // One day past today: who flies west has already written on tomorrow's date.
    const [from, to] = [addDays(today, -windowDays), addDays(today, 1)];
    const lives = kinds.map((kind) => records.liveDays(kind, from, to));
    return combineLive(lives, (lists) => lists.flat());
  }, [records, today, windowDays]);
  return useLive(done);
}
