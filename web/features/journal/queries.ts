import { useEffect, useMemo, useRef, useState } from 'react';
import { journalEntry } from '../../../shared/records/journal-entry';
import { useLive } from '../../live/react/use-live';
import { usePerson } from '../../person/react/person-context';
import { whenQuiet } from '../../platform/when-quiet';
import { ENTRIES_AT_FIRST } from '../../records/first-read';
import type { KeptPages } from '../../records/kept-versions-of-record';
import { useKeptPages } from '../../records/react/use-kept-pages';
import { useRecords } from '../../records/react/use-records';
import { type EntryForm, hasWords, type JournalEntry, NEW_ENTRY_DRAFT } from './entry-form';

const STEP = 30;

export interface Entries {
  /** Newest first; undefined until first read. */
  readonly entries: readonly JournalEntry[] | undefined;
  /** How many there are in all; undefined until counted. */
  readonly count: number | undefined;
  readonly showMore: () => void;
}

/** The newest entries, more of them on request: what is read does not grow with the years. */
export function useEntries(): Entries {
  const records = useRecords();
  const [limit, setLimit] = useState(ENTRIES_AT_FIRST);
  useEffect(() => whenQuiet(() => setLimit((before) => Math.max(before, STEP))), []);
  const newest = useLive(useMemo(() => records.liveNewest(journalEntry, limit), [records, limit]));
  const count = useLive(useMemo(() => records.liveCount(journalEntry), [records]));
  // While a longer list is read the shorter one stays, so that nothing jumps.
  const shown = useRef(newest);
  if (newest !== undefined) shown.current = newest;
  return { entries: shown.current, count, showMore: () => setLimit((before) => before + STEP) };
}

/** What is kept beside these entries (newest first) in records of their own. */
export function useEntryPages(entries: readonly JournalEntry[] | undefined): KeptPages {
  return useKeptPages(entries?.at(-1)?.day ?? '', entries?.[0]?.day ?? '');
}

/** Whether words or a voice wait in the new-entry form since an earlier visit; undefined until the disk was asked. */
export function useHasNewDraft(): boolean | undefined {
  const { keeper, store } = usePerson();
  const [found, setFound] = useState<boolean>();
  useEffect(() => {
    let gone = false;
    const draft = keeper.read<{ readonly form: EntryForm }>(NEW_ENTRY_DRAFT);
    const unkept = store.media.unkept(NEW_ENTRY_DRAFT);
    void Promise.all([draft.catch(() => undefined), unkept.catch(() => [])]).then(
      ([written, spoken]) => {
        const isWritten = written !== undefined && hasWords(written.form);
        if (!gone) setFound(isWritten || spoken.some(({ bytes }) => bytes > 0));
      },
    );
    return () => {
      gone = true;
    };
  }, [keeper, store]);
  return found;
}
