import { CONTENT_CACHES } from '../../shared/content/offline-window';
import type { KeepWindow, WindowAnswer } from '../../web/content/offline-window/contract';
import { now } from '../../web/platform/clock';
import type { MessageToWorker, UpdatingScope } from '../worker-scope';
import { openKeptFiles } from './kept-files';
import { type KeepOnce, latestOnly } from './latest-only';

/** Keeps the window that a page asks for, and tells it over its port how that goes. */
export function keepOnRequest(worker: Pick<UpdatingScope, 'addEventListener'>): void {
  const ask = latestOnly(keepOnce);
  worker.addEventListener('message', (event) => {
    const port = event.ports[0];
    const request = readRequest(event);
    if (!port || !request) return;
    const say = (answer: WindowAnswer) => port.postMessage(answer);
    const asked = ask(request.wish, () => say({ state: 'kept' }));
    event.waitUntil(asked.then((outcome) => say({ state: 'ended', outcome })));
  });
}

const keepOnce: KeepOnce = async (wish, signal, onKept) => {
  try {
    // Evaluated only when it is needed: the worker also starts for each page that loads.
    const { keepWindow } = await import('./keep-window');
    const [text, audio] = await Promise.all([
      openKeptFiles(CONTENT_CACHES.text),
      openKeptFiles(CONTENT_CACHES.audio),
    ]);
    const deps = {
      text,
      audio,
      fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init),
      now,
    };
    return await keepWindow(wish, deps, signal, onKept);
  } catch {
    return 'failed';
  }
};

function readRequest({ data }: MessageToWorker): KeepWindow | undefined {
  const isRequest =
    typeof data === 'object' && data !== null && 'type' in data && data.type === 'KEEP_WINDOW';
  return isRequest ? (data as KeepWindow) : undefined;
}
