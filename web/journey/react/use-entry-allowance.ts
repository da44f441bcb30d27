import { useMemo } from 'react';
import { journalEntry } from '../../../shared/records/journal-entry';
import { usePlan } from '../../answers/react/use-plan';
import { useLive } from '../../live/react/use-live';
import { useInitialPullDone } from '../../person/react/use-sync-state';
import { useRecords } from '../../records/react/use-records';
import { entryAllowance } from '../entry-allowance';

/** How many entries the free plan still permits; undefined where nothing limits, and until it is known. */
export function useEntryAllowance(): number | undefined {
  const records = useRecords();
  const count = useLive(useMemo(() => records.liveCount(journalEntry), [records]));
  return entryAllowance(usePlan(), useInitialPullDone(), count);
}
