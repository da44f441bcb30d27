import type { Live } from '../../live/live';
import { liveValue } from '../../live/live-value';
import { LocalStoreError } from '../../records/contract';
import { type FileFault, type OpenedFile, openFile } from './open-file';
import { type ImportReport, type ImportStore, NOTHING_YET, takeIn } from './take-in';

/** Where an import stands. `report` is what has been brought in so far: it stays, whatever happens next. */
export type ImportState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'opening' }
  | { readonly phase: 'refused'; readonly fault: FileFault }
  | { readonly phase: 'found'; readonly file: OpenedFile }
  | { readonly phase: 'importing'; readonly file: OpenedFile; readonly percent: number }
  | {
      readonly phase: 'done';
      readonly file: OpenedFile;
      readonly report: ImportReport;
      readonly end: 'complete' | 'stopped' | 'full' | 'failed';
    };

/**
 *   idle ─pick─▶ opening ─▶ found ─start─▶ importing ─▶ done (complete, stopped, full, failed)
 *    ▲              │  └──▶ refused             │ cancel       │ start: goes on where it stood
 *    └────cancel────┘                           └──────▶ done ◀┘
 *
 * Another file may be picked whenever nothing is being written. Nothing is written before `start`.
 */
export interface ImportRun extends Live<ImportState> {
  get(): ImportState;
  /** Reads a file and shows what is in it. Never rejects. */
  pick(file: File): Promise<void>;
  /** Brings in what was found. Never rejects. */
  start(): Promise<void>;
  cancel(): void;
}

export function createImportRun(store: ImportStore): ImportRun {
  const state = liveValue<ImportState>({ phase: 'idle' });
  let aborter = new AbortController();

  async function pick(picked: File): Promise<void> {
    if (state.get().phase === 'importing') return;
    aborter.abort();
    aborter = new AbortController();
    const { signal } = aborter;
    state.set({ phase: 'opening' });
    const result = await openFile(picked, signal).catch(() => undefined);
    if (signal.aborted || result === undefined) return;
    state.set(
      result.ok
        ? { phase: 'found', file: result.value }
        : { phase: 'refused', fault: result.problem },
    );
  }

  async function start(): Promise<void> {
    const current = state.get();
    if (current.phase !== 'found' && current.phase !== 'done') return;
    const { file } = current;
    aborter = new AbortController();
    const { signal } = aborter;
    let latest: ImportReport | undefined;
    state.set({ phase: 'importing', file, percent: 0 });
    const progress = (share: number, report: ImportReport) => {
      latest = report;
      state.set({ phase: 'importing', file, percent: Math.floor(share * 100) });
    };
    try {
      const report = await takeIn(file, store, { signal, progress });
      state.set({ phase: 'done', file, report, end: 'complete' });
    } catch (error) {
      const end = signal.aborted ? 'stopped' : isFull(error) ? 'full' : 'failed';
      state.set({ phase: 'done', file, report: latest ?? NOTHING_YET, end });
    }
  }

  function cancel(): void {
    aborter.abort();
    if (state.get().phase === 'opening') state.set({ phase: 'idle' });
  }

  return { get: state.get, subscribe: state.subscribe, pick, start, cancel };
}

function isFull(error: unknown): boolean {
  return error instanceof LocalStoreError && error.code === 'QUOTA_EXCEEDED';
}
