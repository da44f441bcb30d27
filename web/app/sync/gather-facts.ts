import { SYNC } from '../../../shared/records/record';
import { combineLive } from '../../live/combine-live';
import type { Live } from '../../live/live';
import { HELD_WITH_RECORD } from '../../media/contract';
import { isPhoto, toldMedia } from '../../media/told-media';
import type { PersonStore } from '../../person/contract';
import type { SyncFacts } from '../../sync/react/sync-facts';
import type { SyncStatus } from '../../sync/sync-loop';

const ACTIVITY: Record<SyncStatus['phase'], SyncFacts['activity']> = {
  idle: 'idle',
  syncing: 'syncing',
  waiting: 'retrying',
  offline: 'idle',
  'signed-out': 'paused',
  'upgrade-required': 'outdated',
  erased: 'erased',
  guest: 'guest',
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
    ([loop, records, media, outbox, server, isOnline]): SyncFacts => {
      const { phase, lastSyncedAt, nextTryAt, error } = loop;
      const heldRecords = records.filter(({ sync }) => sync === SYNC.held).length;
      const told = toldMedia(media);
      const moving = told.filter(({ state }) => state !== 'held');
      const photos = moving.filter(isPhoto).length;
      const heldAlone = told.filter(
        ({ state, code }) => state === 'held' && code !== HELD_WITH_RECORD,
      ).length;
      const heldMessages = outbox.filter((item) => item.state === 'held').length;
      return {
        activity: activityOf(phase, server),
        online: isOnline && phase !== 'offline',
        waiting: records.length - heldRecords,
        recordings: moving.length - photos,
        photos,
        messages: outbox.length - heldMessages,
        held: heldRecords + heldAlone + heldMessages,
        unreadable: server.unreadable?.length ?? 0,
        lastSyncedAt,
        nextTryAt: nextTryAt ?? null,
        initialPullDone: server.initialPullDone,
        error,
      };
    },
  );
}

/** A loop that has not begun to fetch what a new device lacks is not done. */
function activityOf(
  phase: SyncStatus['phase'],
  { initialPullDone }: Pick<SyncFacts, 'initialPullDone'>,
): SyncFacts['activity'] {
  return phase === 'idle' && !initialPullDone ? 'syncing' : ACTIVITY[phase];
}
