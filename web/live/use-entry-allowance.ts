import { useMemo } from 'react';
import { journalEntry } from '../../shared/records/journal-entry';
import { entryAllowance } from './entry-allowance';
import { useLive } from './use-live';
import { usePlan } from './use-plan';
import { useRecords } from './use-records';
import { useInitialPullDone } from './use-sync-state';

/** How many entries the free plan still permits; undefined where nothing limits, and until it is known. */
export function useEntryAllowance(): number | undefined {
  const records = useRecords();
  const count = useLive(useMemo(() => records.liveCount(journalEntry), [records]));
  return entryAllowance(usePlan(), useInitialPullDone(), count);
}
