import { useMemo } from 'react';
import { journalEntry } from '../../../shared/records/journal-entry';
import { useLive } from '../../live/react/use-live';
import { useRecords } from '../../records/react/use-records';

/** Past this many it no longer matters which one an entry is. */
const COUNTED = 10;

/** By its id how many journal entries there are up to and including each, oldest first; empty where there are many. */
export function useEntryPositions(): ReadonlyMap<string, number> {
  const records = useRecords();
  const newest = useLive(useMemo(() => records.liveNewest(journalEntry, COUNTED + 1), [records]));
  return useMemo(() => {
    const entries = newest && newest.length <= COUNTED ? newest : [];
    return new Map(entries.map(({ id }, index) => [id, entries.length - index]));
  }, [newest]);
}
