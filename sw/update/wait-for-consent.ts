import type { MessageToWorker, UpdatingScope } from '../worker-scope';

/**
 * A new version waits until a page asks for it: the person decides when, after their words are written down
 * (F4).
 */
export function waitForConsent(worker: UpdatingScope): void {
  worker.addEventListener('message', (event) => {
    if (asksToSkipWaiting(event)) event.waitUntil(worker.skipWaiting());
  });
}

function asksToSkipWaiting({ data }: MessageToWorker): boolean {
  return (
    typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING'
  );
}
