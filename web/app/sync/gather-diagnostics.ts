import { firstValue } from '../../live/first-value';
import type { PersonStore } from '../../person/contract';
import { now } from '../../platform/clock';
import { estimateSpace, isPersisted } from '../../platform/storage';
import type { SyncFacts } from '../../sync/react/sync-facts';
import { type AppVersion, appVersion } from '../update/register-worker';
import type { DiagnosticsInput } from './diagnostics';

const WORKER: Readonly<Record<AppVersion, DiagnosticsInput['worker']>> = {
  current: 'controls this page',
  waiting: 'new version ready',
  replaced: 'replaced',
};

/** Reads what a report about sync is made from. Rejects if the disk does. */
export async function gatherDiagnostics(
  store: PersonStore,
  facts: SyncFacts,
): Promise<DiagnosticsInput> {
  const [state, records, unsynced, recordings, drafts, space, persisted] = await Promise.all([
    store.replica.readState(),
    store.records.all(),
    firstValue(store.records.liveUnsynced()),
    firstValue(store.media.liveUnsent()),
    store.drafts.all(),
    estimateSpace(),
    isPersisted(),
  ]);
  return {
    at: now(),
    // The name of a built file holds the hash of what is in it.
    build: new URL(import.meta.url).pathname,
    browser: navigator.userAgent,
    worker: navigator.serviceWorker?.controller ? WORKER[appVersion.get() ?? 'current'] : 'none',
    facts,
    state,
    records,
    unsynced,
    recordings,
    draftCount: drafts.length,
    space,
    persisted,
  };
}
