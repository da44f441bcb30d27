import { useMemo } from 'react';
import { type DeviceRecord, SYNC } from '../../../shared/records/record';
import { useLive } from '../../live/use-live';
import { useMedia } from '../../live/use-media';
import { useRecords } from '../../live/use-records';
import type { Recording } from '../../local/contract';
import { recordItem, recordingItem, type UnsyncedItem } from './unsynced-items';

/** What the server does not have. */
export interface Unsynced {
  /** What waits to be sent, newest first. */
  readonly waiting: readonly UnsyncedItem[];
  readonly heldRecords: readonly DeviceRecord[];
  readonly heldRecordings: readonly Recording[];
}

/** What the server does not have; undefined while first read. */
export function useUnsynced(): Unsynced | undefined {
  const all = useRecords();
  const media = useMedia();
  const records = useLive(useMemo(() => all.liveUnsynced(), [all]));
  const recordings = useLive(useMemo(() => media.liveUnsent(), [media]));
  return useMemo(() => {
    if (!records || !recordings) return undefined;
    const waiting = [
      ...records.filter(({ sync }) => sync === SYNC.pending).map(recordItem),
      ...recordings.filter(({ state }) => state !== 'held').map(recordingItem),
    ];
    return {
      waiting: waiting.sort((a, b) => b.at - a.at),
      heldRecords: records.filter(({ sync }) => sync === SYNC.held),
      heldRecordings: recordings.filter(({ state }) => state === 'held'),
    };
  }, [records, recordings]);
}
