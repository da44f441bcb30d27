import { type DeviceRecord, SYNC } from '../../shared/records/record';
import { type KeptPage, keptVersionsOfRecord, versionsInWords } from './kept-versions-of-record';

/** One quiet line about where a record's words are, or what is kept beside them. */
export interface RecordMark {
  readonly state: 'saved-here' | 'waiting' | 'held' | 'kept-versions';
  readonly text: string;
  /** For kept versions: what the way to them is called. */
  readonly wayThere?: string;
}

/** What the marks depend on besides the record. */
export interface MarkedBy {
  /** The server can be reached: what is pending is on its way. */
  readonly reachable: boolean;
  /** A guest’s, that are all on this device alone: it is not said of each. */
  readonly isGuest?: boolean;
  /** Kept versions of this record that have records of their own. */
  readonly pages?: readonly KeptPage[] | undefined;
}

/** What there is to say about a record, the most telling first; nothing for one that is safe in both places. */
export function recordMarks(
  record: Pick<DeviceRecord, 'sync' | 'body'>,
  { reachable, isGuest, pages }: MarkedBy,
): RecordMark[] {
  const marks: RecordMark[] = [];
  if (record.sync === SYNC.held) marks.push({ state: 'held', text: 'Not synced' });
  if (record.sync === SYNC.pending && !isGuest) {
    marks.push(
      reachable
        ? { state: 'saved-here', text: 'Saved here' }
        : { state: 'waiting', text: 'Not synced yet' },
    );
  }
  const kept = keptVersionsOfRecord(record, pages);
  if (kept.length > 0) {
    const versions = versionsInWords(kept);
    const wayThere = versions === 'Two' ? 'Read both' : 'Read all';
    marks.push({ state: 'kept-versions', text: `${versions} versions saved`, wayThere });
  }
  return marks;
}
