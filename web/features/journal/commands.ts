import type { Outcome } from '../../../shared/outcome';
import { journalEntry } from '../../../shared/records/journal-entry';
import type { DeviceRecord, VersionVector } from '../../../shared/records/record';
import { LocalStoreError, type Records } from '../../records/contract';
import type { SaveOutcome } from '../../records/record-form';
import { type EntryWords, isBlank, type JournalEntry } from './entry-form';

export const BLANK_ENTRY = 'Please enter some content or record audio for your journal entry';
export const NOT_SIGNED_IN =
  'You must be logged in to save journal entries. Please refresh the page and log in again.';
export const SAVE_FAILED = 'Failed to save journal entry. Please try again.';
export const DELETE_FAILED = 'Failed to delete journal entry. Please try again.';
export const HISTORY_DELETE_FAILED = 'Failed to delete entry. Please try again.';

/** What keeps a page from becoming an entry, in the words of the spec; undefined when nothing does. */
export function saveObstacle(form: EntryWords, userId: string | undefined): string | undefined {
  if (isBlank(form)) return BLANK_ENTRY;
  return userId ? undefined : NOT_SIGNED_IN;
}

/** What to tell of a save that failed; undefined for one that did not. */
export function saveTrouble(outcome: SaveOutcome<JournalEntry['body']>): string | undefined {
  return outcome.ok ? undefined : (outcome.problem ?? SAVE_FAILED);
}

/** The sentence for a write that was thrown back. */
export function saveTroubleOf(error: unknown): string {
  return error instanceof LocalStoreError ? error.message : SAVE_FAILED;
}

/** Deletes an entry as it was seen; one that has moved since is not deleted. Rejects only if the disk does. */
export function removeEntry(
  records: Records,
  id: string,
  seen: VersionVector,
): Promise<Outcome<void, DeviceRecord>> {
  return records.remove(id, seen);
}

/** Brings a deleted entry back with the words it had. Rejects only if the disk does. */
export function restoreEntry(records: Records, entry: JournalEntry): Promise<JournalEntry> {
  const { id, day, body } = entry;
  // Handed over as opened, so that it returns to its own place among the others.
  return records.save({ kind: journalEntry, id, day, body, opened: entry });
}
