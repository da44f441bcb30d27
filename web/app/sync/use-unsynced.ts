import { useMemo } from 'react';
import { type DeviceRecord, SYNC } from '../../../shared/records/record';
import { useLive } from '../../live/react/use-live';
import { HELD_WITH_RECORD, type Recording } from '../../media/contract';
import { toldMedia } from '../../media/told-media';
import type { OutboxItem } from '../../outbox/contract';
import { usePerson } from '../../person/react/person-context';
import { mediaItem, outboxItem, recordItem, type UnsyncedItem } from './unsynced-items';

/** What the server does not have. */
export interface Unsynced {
  /** What waits to be sent, newest first. */
  readonly waiting: readonly UnsyncedItem[];
  readonly heldRecords: readonly DeviceRecord[];
  /** Recordings and photos, but for those that are held with their record. */
  readonly heldMedia: readonly Recording[];
  readonly heldMessages: readonly OutboxItem[];
}

/** What the server does not have; undefined while first read. */
export function useUnsynced(): Unsynced | undefined {
  const { store } = usePerson();
  const records = useLive(useMemo(() => store.records.liveUnsynced(), [store]));
  const recordings = useLive(useMemo(() => store.media.liveUnsent(), [store]));
  const outbox = useLive(useMemo(() => store.outbox.liveUnsent(), [store]));
  return useMemo(() => {
    if (!records || !recordings || !outbox) return undefined;
    const media = toldMedia(recordings);
    const waiting = [
      ...records.filter(({ sync }) => sync === SYNC.pending).map(recordItem),
      ...media.filter(({ state }) => state !== 'held').map(mediaItem),
      ...outbox.filter(({ state }) => state !== 'held').map(outboxItem),
    ];
    return {
      waiting: waiting.sort((a, b) => b.at - a.at),
      heldRecords: records.filter(({ sync }) => sync === SYNC.held),
      heldMedia: media.filter(({ state, code }) => state === 'held' && code !== HELD_WITH_RECORD),
      heldMessages: outbox.filter(({ state }) => state === 'held'),
    };
  }, [records, recordings, outbox]);
}
