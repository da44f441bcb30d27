import { type DeviceRecord, KEPT_VERSIONS, SYNC } from '../../shared/records/record';

/** One quiet line about where a record's words are, or what is kept beside them. */
export interface RecordMark {
  readonly state: 'waiting' | 'held' | 'kept-versions';
  readonly text: string;
  /** For words that are held back: why, and what that means, in full sentences. */
  readonly reason?: string;
}

const HELD = 'You can read it, edit it and export it.';

/** What there is to say about a record; nothing for one that is safe in both places. */
export function recordMarks(record: Pick<DeviceRecord, 'sync' | 'code' | 'body'>): RecordMark[] {
  const marks: RecordMark[] = [];
  if (record.sync === SYNC.held) {
    marks.push({ state: 'held', text: 'Only here', reason: heldReason(record.code) });
  }
  if (record.sync === SYNC.pending) marks.push({ state: 'waiting', text: 'Waiting' });
  const kept = record.body[KEPT_VERSIONS];
  if (Array.isArray(kept) && kept.length > 0) {
    marks.push({ state: 'kept-versions', text: 'Two versions kept' });
  }
  return marks;
}

function heldReason(code: string | undefined): string {
  if (code === 'RECORD_TOO_LARGE') {
    return `This is too long for the server, so it stays on this device. ${HELD} Shorten it to let it sync.`;
  }
  return `The server could not take this, so it stays on this device. ${HELD}`;
}
