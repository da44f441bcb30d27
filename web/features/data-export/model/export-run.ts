import type { Live } from '../../../live/live';
import { liveValue } from '../../../live/live-value';

/** Where an export stands. `percent` rises while the work runs, and is 100 when it is complete. */
export type ExportState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'preparing'; readonly percent: number }
  | { readonly phase: 'complete' }
  | { readonly phase: 'error' };

const STEP_PERCENT = 10;
const STEP_MS = 100;
const LAST_STEP_PERCENT = 90;

/** What the work is given. */
export interface ExportJob {
  readonly signal: AbortSignal;
  /** The share that is done, 0 to 1. Work that says nothing rises by 10 every 100 ms, to 90 at most. */
  progress(share: number): void;
}

/** Prepares the file and hands it over; rejects where it can't. */
export type ExportWork = (job: ExportJob) => Promise<void>;

/**
 *   idle ─start─▶ preparing (0, 10, … 90) ─▶ complete ─start─▶ preparing
 *    ▲                │   └────────────────▶ error ─────start─────┘
 *    └────cancel──────┘
 */
export interface ExportRun extends Live<ExportState> {
  get(): ExportState;
  /** Resolves when the file was handed over, the work failed or was cancelled; never rejects. */
  start(work: ExportWork): Promise<void>;
  cancel(): void;
}

export function createExportRun(): ExportRun {
  const state = liveValue<ExportState>({ phase: 'idle' });
  let aborter: AbortController | undefined;

  function rise(): void {
    const current = state.get();
    if (current.phase !== 'preparing' || current.percent >= LAST_STEP_PERCENT) return;
    state.set({ phase: 'preparing', percent: current.percent + STEP_PERCENT });
  }

  async function start(work: ExportWork): Promise<void> {
    if (state.get().phase === 'preparing') return;
    state.set({ phase: 'preparing', percent: 0 });
    aborter = new AbortController();
    const { signal } = aborter;
    const timer = setInterval(rise, STEP_MS);
    const progress = (share: number) => {
      clearInterval(timer);
      if (!signal.aborted) state.set({ phase: 'preparing', percent: Math.floor(share * 100) });
    };
    try {
      await work({ signal, progress });
      state.set({ phase: signal.aborted ? 'idle' : 'complete' });
    } catch {
      state.set({ phase: signal.aborted ? 'idle' : 'error' });
    } finally {
      clearInterval(timer);
    }
  }

  return { get: state.get, subscribe: state.subscribe, start, cancel: () => aborter?.abort() };
}
