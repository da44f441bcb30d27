import { CONTENT_CACHES } from '../../shared/content/offline-window';
import type {
  KeepScripture,
  ScriptureAnswer,
  ScriptureOutcome,
} from '../../web/content/scripture/contract';
import { openKeptFiles } from '../offline-window/kept-files';
import type { MessageToWorker, UpdatingScope } from '../worker-scope';

/** Keeps Scripture, or lets it go, when a page asks for it, and tells it over its port how that goes. */
export function keepScriptureOnRequest(worker: Pick<UpdatingScope, 'addEventListener'>): void {
  let last: Promise<unknown> = Promise.resolve();
  let keeping = new AbortController();
  worker.addEventListener('message', (event) => {
    const port = event.ports[0];
    const request = readRequest(event);
    if (!port || !request) return;
    const say = (answer: ScriptureAnswer) => port.postMessage(answer);
    // One after another: what one page lets go, another must not be fetching, and gives up.
    if (request.wish === 'let-go') {
      keeping.abort();
      keeping = new AbortController();
    }
    const { signal } = keeping;
    const onKept = (bytes: number, totalBytes: number) => say({ state: 'kept', bytes, totalBytes });
    const ended = last.then(() => fulfil(request.wish, signal, onKept));
    last = ended;
    event.waitUntil(ended.then((outcome) => say({ state: 'ended', outcome })));
  });
}

async function fulfil(
  wish: KeepScripture['wish'],
  signal: AbortSignal,
  onKept: (bytes: number, totalBytes: number) => void,
): Promise<ScriptureOutcome> {
  try {
    // Evaluated only when it is needed: the worker also starts for each page that loads.
    const { keepScripture, removeScripture } = await import('./keep-scripture');
    const files = await openKeptFiles(CONTENT_CACHES.scripture);
    if (wish === 'let-go') return await removeScripture(files);
    const deps = {
      files,
      fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, { ...init, signal }),
    };
    return await keepScripture(deps, onKept);
  } catch {
    return 'failed';
  }
}

function readRequest({ data }: MessageToWorker): KeepScripture | undefined {
  const isRequest =
    typeof data === 'object' && data !== null && 'type' in data && data.type === 'KEEP_SCRIPTURE';
  return isRequest ? (data as KeepScripture) : undefined;
}
