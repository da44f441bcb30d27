import { type Follower, followRecords, type LoopDeps } from './follow-records';
import { createMediaTransport } from './media-transport';
import { uploadOnce } from './media-upload';
import type { SyncLoop } from './sync-loop';
import type { SyncSession } from './sync-run';

/**
 * Sends recordings with a loop of their own (V3), so that a long one never stands in the way of words. It is woken each
 * time the records are synced, if anything waits. Once a session, when everything has been pulled, what nothing names any
 * more is cleared away.
 */
export function startUploads(deps: LoopDeps, records: SyncLoop, session: SyncSession): Follower {
  const { store, fetch, timers, now } = deps;
  const { personId, mediaReplica, replica } = store;
  const transport = createMediaTransport({ personId, fetch, timers, now });
  let isSwept = false;
  const sweep = async () => {
    if (isSwept || !(await replica.readState()).initialPullDone) return;
    isSwept = true;
    await mediaReplica.sweep();
  };
  return followRecords(deps, records, {
    name: 'media',
    run: (signal) => uploadOnce(mediaReplica, transport, signal, session),
    hasWork: async () => (await mediaReplica.waiting()).length > 0,
    beforehand: () => mediaReplica.release('MEDIA_QUOTA'),
    afterwards: sweep,
  });
}
