import { type MessageToWorker, worker } from '../worker-scope';

/**
 * A new version waits until a page asks for it: the person decides when, after their words are written down.
 * The very first version takes its pages at once, there is nothing older to wait for.
 */
export function waitForConsent(): void {
  worker.addEventListener('message', (event) => {
    if (asksToSkipWaiting(event)) event.waitUntil(worker.skipWaiting());
  });
  worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
}

function asksToSkipWaiting({ data }: MessageToWorker): boolean {
  return (
    typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING'
  );
}
