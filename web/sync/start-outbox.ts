import { type Follower, followRecords, type LoopDeps } from './follow-records';
import { createOutboxTransport } from './outbox-transport';
import { sendOutbox } from './send-outbox';
import type { SyncLoop } from './sync-loop';
import type { SyncSession } from './sync-run';

/**
 * Sends what others are to read with a loop of its own: what the server says to it holds up no record. Where the browser is
 * wrong about having no network, the records' loop finds out, and this one follows.
 */
export function startOutbox(deps: LoopDeps, records: SyncLoop, session: SyncSession): Follower {
  const { store, fetch, timers, now, online } = deps;
  const { personId, outboxReplica } = store;
  const transport = createOutboxTransport({ personId, fetch, timers, now });
  const isOnline = () => online.get() !== false;
  return followRecords(deps, records, {
    name: 'outbox',
    run: (signal) => sendOutbox(outboxReplica, transport, signal, session, isOnline),
    hasWork: async () => (await outboxReplica.waiting()).length > 0,
  });
}
