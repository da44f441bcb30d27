import type {
  KeepScripture,
  ScriptureAnswer,
  ScriptureOutcome,
} from '../../web/content/scripture/contract';
import type { KeptFiles } from '../offline-window/kept-files';
import type { MessageToWorker, UpdatingScope } from '../worker-scope';

interface Device {
  readonly openFiles: () => Promise<KeptFiles>;
  readonly fetch: typeof fetch;
}

/**
 * Keeps Scripture, or lets it go, when a page asks for it, and tells it over its port how that goes. Letting it go ends what
 * is just being kept (S9).
 */
export function keepScriptureOnRequest(
  worker: Pick<UpdatingScope, 'addEventListener'>,
  device: Device,
): void {
  let last: Promise<unknown> = Promise.resolve();
  let keeping = new AbortController();
  worker.addEventListener('message', (event) => {
    const port = event.ports[0];
    const request = readRequest(event);
    if (!port || !request) return;
    const say = (answer: ScriptureAnswer) => port.postMessage(answer);
    // One after another: what one page lets go, another must not be fetching.
    if (request.wish === 'let-go') {
      keeping.abort();
      keeping = new AbortController();
    }
    const { signal } = keeping;
    const onKept = (bytes: number, totalBytes: number) => say({ state: 'kept', bytes, totalBytes });
    const ended = last.then(() => fulfil(request.wish, within(device, signal), onKept));
    last = ended;
    event.waitUntil(ended.then((outcome) => say({ state: 'ended', outcome })));
  });
}

/** Fetches nothing any more once the signal says so. */
function within({ openFiles, fetch }: Device, signal: AbortSignal): Device {
  return { openFiles, fetch: (input, init) => fetch(input, { ...init, signal }) };
}

async function fulfil(
  wish: KeepScripture['wish'],
  { openFiles, fetch }: Device,
  onKept: (bytes: number, totalBytes: number) => void,
): Promise<ScriptureOutcome> {
  try {
    // Evaluated only when it is needed: the worker also starts for each page that loads.
    const { keepScripture, removeScripture } = await import('./keep-scripture');
    const files = await openFiles();
    if (wish === 'let-go') return await removeScripture(files);
    return await keepScripture({ files, fetch }, onKept);
  } catch {
    return 'failed';
  }
}

function readRequest({ data }: MessageToWorker): KeepScripture | undefined {
  const isRequest =
    typeof data === 'object' && data !== null && 'type' in data && data.type === 'KEEP_SCRIPTURE';
  return isRequest ? (data as KeepScripture) : undefined;
}
