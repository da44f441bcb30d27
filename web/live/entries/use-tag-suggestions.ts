import { useMemo } from 'react';
import { journalEntry } from '../../../shared/records/journal-entry';
import { useLive } from '../use-live';
import { useRecords } from '../use-records';
import { entryDetails } from './entry-details';
import { suggestTags } from './suggest-tags';

/** As many entries as tell what a person writes about by now. */
const RECENT = 200;

/** The tags that the person uses most in their newest entries, without those that are chosen. */
export function useTagSuggestions(chosen: readonly string[]): readonly string[] {
  const records = useRecords();
  const newest = useLive(useMemo(() => records.liveNewest(journalEntry, RECENT), [records]));
  return useMemo(
    () =>
      suggestTags(
        (newest ?? []).map(({ body }) => entryDetails(body)),
        chosen,
      ),
    [newest, chosen],
  );
}
