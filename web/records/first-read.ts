import { journalEntry } from '../../shared/records/journal-entry';
import { newestQuery } from './records';
import type { RecordQuery } from './storage/prepared-query';

/** Entries of the journal that are read first. Enough for any window: the rest follows once these are painted. */
export const ENTRIES_AT_FIRST = 10;

/** What the screen at an address follows first; undefined where that is not read ahead. */
export function followedFirst(path: string): readonly RecordQuery[] | undefined {
  const isJournal = path === '/journal' || path === '/journal/history';
  return isJournal ? [newestQuery(journalEntry, ENTRIES_AT_FIRST)] : undefined;
}
