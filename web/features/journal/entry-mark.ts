import type { DeviceRecord } from '../../../shared/records/record';
import { SYNC } from '../../../shared/records/record';

/** The quiet line under an entry: where its words are, or what they are. */
export interface EntryMark {
  readonly state: 'waiting' | 'held' | 'kept-versions' | 'settled';
  readonly text: string;
}

type Markable = Pick<DeviceRecord, 'sync' | 'body'>;

/** Where the words are comes first, then what was kept beside them, then whether they were written or spoken. */
export function entryMark(entry: Markable): EntryMark {
  if (entry.sync === SYNC.held) return { state: 'held', text: 'Only here' };
  if (entry.sync === SYNC.pending) return { state: 'waiting', text: 'Waiting to sync' };
  if (hasKeptVersions(entry.body)) return { state: 'kept-versions', text: 'Two versions kept' };
  return { state: 'settled', text: howItWasKept(entry.body) };
}

function hasKeptVersions({ keptVersions }: DeviceRecord['body']): boolean {
  return Array.isArray(keptVersions) && keptVersions.length > 0;
}

function howItWasKept({ content, audioUrl }: DeviceRecord['body']): string {
  const written = typeof content === 'string' && content.trim() !== '';
  const spoken = typeof audioUrl === 'string';
  if (spoken) return written ? 'Text and voice' : 'Voice';
  return 'Written';
}

const ORDINALS = ['fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/**
 * Why an entry stays on this device, in full sentences.
 * @param position how many entries there are up to and including this one, oldest first
 */
export function heldReason(code: string | undefined, position: number): string {
  const here = 'It stays on this device. You can read it, edit it and export it.';
  if (code === 'ENTRY_LIMIT') {
    const which = ORDINALS[position - 4];
    const rank = which ? `this is the ${which}` : 'this is one more';
    return `The free plan keeps 3 journal entries, and ${rank}. ${here}`;
  }
  if (code === 'RECORD_TOO_LARGE') {
    return `This entry is too long for the server, which takes one megabyte. ${here}`;
  }
  return `The server could not take this entry. ${here}`;
}
