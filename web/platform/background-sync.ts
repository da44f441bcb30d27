/**
 * Words that still wait when the last page closes: where the browser can (Chromium), it wakes the worker with a `sync`
 * event once there is a network. The worker asks open windows first, over a port of its own for each.
 */

/** Tag of the one sync event there is. */
export const SYNC_TAG = 'sync';

/** What the worker asks a window. */
export const SYNC_REQUEST = { type: 'SYNC' } as const;

/** What a window says: at once that it is awake, and how its run ended. `isSettled`: no further try would help. */
export type WindowAnswer =
  | { readonly state: 'here' }
  | { readonly state: 'ended'; readonly isSettled: boolean };

interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/**
 * Begins to answer the worker: `sync` makes a run and resolves with whether it settled things. Returns what to call when
 * something waits to be sent, so that the worker looks after it should this page close; it never throws.
 */
export function startBackgroundSync(sync: () => Promise<boolean>): () => void {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  // One event serves everything that was written before it.
  let isAsked = false;
  workers?.addEventListener('message', ({ data, ports: [port] }) => {
    if (!port || !isSyncRequest(data)) return;
    isAsked = false;
    const say = (said: WindowAnswer) => port.postMessage(said);
    say({ state: 'here' });
    void sync().then(
      (isSettled) => say({ state: 'ended', isSettled }),
      () => say({ state: 'ended', isSettled: false }),
    );
  });
  return () => {
    if (isAsked || !workers) return;
    isAsked = true;
    void register(workers).catch(() => {
      isAsked = false;
    });
  };
}

/** Wakes the worker once there is a network, where the browser can. Never rejects. */
export async function wakeWorkerOnline(): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (workers) await register(workers).catch(() => undefined);
}

/** Whether a message is the worker's question. */
function isSyncRequest(data: unknown): boolean {
  return (
    typeof data === 'object' && data !== null && 'type' in data && data.type === SYNC_REQUEST.type
  );
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  const registration: SyncRegistration | undefined = await workers.getRegistration();
  await registration?.sync?.register(SYNC_TAG);
}
