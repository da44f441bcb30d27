import { SYNC } from '../../../shared/records/record';
import { combineLive } from '../../live/combine-live';
import type { SyncFacts } from '../../live/sync-facts';
import type { Live, PersonStore } from '../../local/contract';
import type { SyncStatus } from '../../replication/sync-loop';

const ACTIVITY: Record<SyncStatus['phase'], SyncFacts['activity']> = {
  idle: 'idle',
  syncing: 'syncing',
  waiting: 'retrying',
  offline: 'idle',
  'signed-out': 'paused',
  'upgrade-required': 'outdated',
  erased: 'erased',
};

/** Puts together what the loop and the record log know into what a person may want to know. */
export function gatherFacts(
  store: PersonStore,
  status: Live<SyncStatus>,
  online: Live<boolean>,
): Live<SyncFacts> {
  return combineLive(
    [
      status,
      store.records.liveUnsynced(),
      store.media.liveUnsent(),
      store.outbox.liveUnsent(),
      store.replica.liveState(),
      online,
    ],
    ([loop, records, media, outbox, state, isOnline]): SyncFacts => {
      const { phase, lastSyncedAt, nextTryAt, error } = loop;
      const heldRecords = records.filter(({ sync }) => sync === SYNC.held).length;
      const heldRecordings = media.filter((recording) => recording.state === 'held').length;
      const heldMessages = outbox.filter((item) => item.state === 'held').length;
      return {
        activity: ACTIVITY[phase],
        online: isOnline && phase !== 'offline',
        waiting: records.length - heldRecords,
        recordings: media.length - heldRecordings,
        messages: outbox.length - heldMessages,
        held: heldRecords + heldRecordings + heldMessages,
        unreadable: state.unreadable?.length ?? 0,
        lastSyncedAt,
        nextTryAt: nextTryAt ?? null,
        initialPullDone: state.initialPullDone,
        error,
      };
    },
  );
}
