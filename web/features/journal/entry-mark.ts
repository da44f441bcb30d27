import type { JournalEntryBody } from '../../../shared/records/journal-entry';

/** What an entry is, for the quiet line under one that is safe: written, spoken, or both. */
export function howItWasKept({ content, audioUrl }: JournalEntryBody): string {
  if (audioUrl === null) return 'Written';
  return content.trim() === '' ? 'Voice' : 'Text and voice';
}
