import { SYNC_TAG } from '../../web/platform/background-sync';
import { trace } from '../../web/platform/log';
import { surroundings } from '../../web/platform/surroundings';
import { webLock } from '../../web/platform/web-lock';
import { browserIndexedDb } from '../../web/records/storage/indexed-db';
import { systemTimers } from '../../web/sync/timers';
import type { LeftSession } from '../sign-out/left-session';
import type { SyncingScope } from '../worker-scope';
import { askWindows } from './ask-windows';

const BUDGET_MS = 25_000;

/**
 * Ends a session that a sign-out left open, and sends what still waits, when the browser says that there is a network: an open
 * window is told to; where none answers the worker does it itself. A `sync` event that failed is tried again by the browser.
 */
export function syncInBackground(worker: SyncingScope, left: LeftSession): void {
  worker.addEventListener('sync', (event) => {
    if (event.tag === SYNC_TAG) event.waitUntil(sync(worker, left));
  });
}

async function sync({ clients }: SyncingScope, left: LeftSession): Promise<void> {
  if (!(await left.end())) throw new Error('A session is still open.');
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const answer = windows.length > 0 ? await askWindows(windows, systemTimers, BUDGET_MS) : 'nobody';
  const isSettled = answer === 'nobody' ? await syncWithinBudget(left) : answer === 'settled';
  if (!isSettled) throw new Error('Something still waits to be sent.');
}

/** False if another try may help: a session that has ended, or an outdated program, needs the person. */
async function syncWithinBudget({ fetch }: LeftSession): Promise<boolean> {
  // Evaluated only when it is needed: the worker also starts for each page that loads.
  const { syncAlone } = await import('./sync-alone');
  const deps = {
    idb: browserIndexedDb(),
    surroundings,
    fetch,
    lock: webLock(navigator.locks),
    timers: systemTimers,
    log: (event: { readonly kind: string }) => trace(`sync ${event.kind}`, event),
  };
  const outcome = await syncAlone(deps, AbortSignal.timeout(BUDGET_MS));
  return outcome?.kind !== 'try-again' && outcome?.kind !== 'aborted';
}
