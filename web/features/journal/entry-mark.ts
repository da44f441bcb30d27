import type { JournalEntryBody } from '../../../shared/records/journal-entry';
import { clockTime } from '../../ui/clock-time';

/**
 * What an entry is, for the quiet line under one that is safe: written, spoken, or both.
 * @param durationMs the length of its recording, where it is known and nothing else tells it
 */
export function howItWasKept({ content, audioUrl }: JournalEntryBody, durationMs?: number): string {
  if (audioUrl === null) return 'Written';
  const voice = content.trim() === '' ? 'Voice' : 'Text and voice';
  return durationMs === undefined ? voice : `${voice}, ${clockTime(durationMs)}`;
}
