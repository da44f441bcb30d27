import type { DropContent } from '../../../../shared/content/pack';
import type { DeviceRecord } from '../../../../shared/records/record';
import type { Live } from '../../../live/live';
import { liveValue } from '../../../live/live-value';
import type { FromBookWorker, SentOrder } from '../worker/messages';
import type { BookPort, StartBookPort } from '../worker/start-book-worker';

/** A book that is made. */
export interface MadeBook {
  readonly pdf: Blob;
  readonly pages: number;
  /** Photos whose bytes could not be had or read. */
  readonly missingPhotos: number;
  /** Challenge days whose passage could not be had. */
  readonly missingPassages: number;
}

export type BookState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'making'; readonly percent: number }
  | ({ readonly phase: 'made' } & MadeBook)
  | { readonly phase: 'canceled' }
  | { readonly phase: 'failed' };

/** What a book is asked to be. */
export type AskedOrder = Omit<SentOrder, 'drops' | 'missingPhotos'>;

/** Where a book comes from. */
export interface BookSources {
  /** The records, in pieces. */
  readonly records: () => AsyncIterable<readonly DeviceRecord[]>;
  /** The words of the drops that the book names, as far as they can be had. */
  readonly drops: (signal: AbortSignal) => Promise<{
    readonly found: readonly DropContent[];
    readonly missing: number;
  }>;
  /** Photos that are known not to be had, by their ids. Asked after the records. */
  readonly missingPhotos: () => Promise<readonly string[]>;
  /** A photo; rejects where it can't be had. */
  readonly photo: (id: string, signal: AbortSignal) => Promise<Blob>;
}

/**
 *   idle ─start─▶ making (0 … 100) ─▶ made ─────start─▶ making
 *                   │    └──────────▶ failed ───start─────┘
 *                   └────cancel─────▶ canceled ─start─────┘
 *
 * One book at a time. Whatever ends it also ends its worker, and with that everything half made.
 */
export interface BookRun extends Live<BookState> {
  get(): BookState;
  start(order: AskedOrder, sources: BookSources): void;
  cancel(): void;
  /** Back to idle: what was made is not of the choices any more. */
  forget(): void;
}

/** Of the work, the part before the worker begins. */
const READING_PERCENT = 10;

export function createBookRun(startPort: StartBookPort): BookRun {
  const state = liveValue<BookState>({ phase: 'idle' });
  let aborter: AbortController | undefined;
  let port: BookPort | undefined;

  function end(last: BookState): void {
    aborter?.abort();
    aborter = undefined;
    port?.end();
    port = undefined;
    state.set(last);
  }

  async function run(order: AskedOrder, sources: BookSources, signal: AbortSignal): Promise<void> {
    let left = { passages: 0, photos: 0 };
    const hear = (answer: FromBookWorker) => {
      if (signal.aborted) return;
      if (answer.type === 'progress') {
        const percent = READING_PERCENT + Math.floor(answer.share * (100 - READING_PERCENT));
        state.set({ phase: 'making', percent });
      } else if (answer.type === 'photo-wanted') void sendPhoto(answer.id);
      else if (answer.type === 'failed') end({ phase: 'failed' });
      else {
        const { pdf, pages } = answer;
        const missingPhotos = answer.missingPhotos + left.photos;
        end({ phase: 'made', pdf, pages, missingPhotos, missingPassages: left.passages });
      }
    };
    const own = startPort(hear, () => {
      if (!signal.aborted) end({ phase: 'failed' });
    });
    port = own;
    const sendPhoto = async (id: string) => {
      const photo = await sources.photo(id, signal).catch(() => null);
      if (!signal.aborted) own.send({ type: 'photo', id, photo });
    };
    for await (const records of sources.records()) {
      if (signal.aborted) return;
      own.send({ type: 'records', records });
    }
    const { found: drops, missing } = await sources.drops(signal);
    const missingPhotos = await sources.missingPhotos();
    if (signal.aborted) return;
    left = { passages: missing, photos: missingPhotos.length };
    state.set({ phase: 'making', percent: READING_PERCENT });
    own.send({ type: 'make', order: { ...order, drops, missingPhotos } });
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    start(order, sources) {
      if (state.get().phase === 'making') return;
      aborter = new AbortController();
      const { signal } = aborter;
      state.set({ phase: 'making', percent: 0 });
      run(order, sources, signal).catch(() => {
        if (!signal.aborted) end({ phase: 'failed' });
      });
    },
    cancel() {
      if (state.get().phase === 'making') end({ phase: 'canceled' });
    },
    forget: () => end({ phase: 'idle' }),
  };
}
