import type { DeviceRecord } from '../../../shared/records/record';
import { type RecordMark, recordMarks } from '../../live/record-marks';

/** The quiet line under an entry: where its words are, or what they are. */
export interface EntryMark extends Omit<RecordMark, 'state'> {
  readonly state: RecordMark['state'] | 'settled';
}

/**
 * What there is to say about an entry, the most telling first; at least whether it was written or spoken.
 * @param position how many entries there are up to and including this one, oldest first
 */
export function entryMarks(
  entry: Pick<DeviceRecord, 'sync' | 'code' | 'body'>,
  position: number,
): readonly [EntryMark, ...EntryMark[]] {
  const [first, ...others] = recordMarks(entry).map((mark) =>
    mark.state === 'held' && entry.code === 'ENTRY_LIMIT'
      ? { ...mark, reason: limitReason(position) }
      : mark,
  );
  return first ? [first, ...others] : [{ state: 'settled', text: howItWasKept(entry.body) }];
}

const ORDINALS = ['fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

function limitReason(position: number): string {
  const ordinal = ORDINALS[position - 4];
  const which = ordinal ? `this is the ${ordinal}` : 'this is one more';
  return (
    `The free plan keeps 3 journal entries, and ${which}. ` +
    'It stays on this device. You can read it, edit it and export it.'
  );
}

function howItWasKept({ content, audioUrl }: DeviceRecord['body']): string {
  const written = typeof content === 'string' && content.trim() !== '';
  if (typeof audioUrl === 'string') return written ? 'Text and voice' : 'Voice';
  return 'Written';
}
