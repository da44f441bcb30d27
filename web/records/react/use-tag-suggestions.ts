import { useMemo } from 'react';
import { journalEntry } from '../../../shared/records/journal-entry';
import { useLive } from '../../live/react/use-live';
import { entryDetails } from '../kinds/journal-entry/entry-details';
import { suggestTags } from '../kinds/journal-entry/suggest-tags';
import { useRecords } from './use-records';

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
