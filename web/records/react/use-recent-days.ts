import { useMemo } from 'react';
import { addDays } from '../../../shared/domain/local-day';
import type { RecordKind } from '../../../shared/records/kind';
import type { RecordBody } from '../../../shared/records/record';
import { useLive } from '../../live/react/use-live';
import type { RecordOf } from '../contract';
import { useRecords } from './use-records';

const SHOWN_DAYS = 30;

/** First and last day of what the daily histories show. */
export function recentRange(today: string): [fromDay: string, toDay: string] {
  // One day past today: who flies west has already written on tomorrow's date.
  return [addDays(today, 1 - SHOWN_DAYS), addDays(today, 1)];
}

/** The records of a kind from the last 30 days, newest first; undefined while first read. */
export function useRecentDays<Body extends RecordBody>(
  kind: RecordKind<Body>,
  today: string,
): RecordOf<Body>[] | undefined {
  const records = useRecords();
  const recent = useMemo(
    () => records.liveDays(kind, ...recentRange(today)),
    [records, kind, today],
  );
  return useLive(recent);
}
