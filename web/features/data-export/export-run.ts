import type { Live } from '../../local/contract';
import { liveValue } from '../../platform/live-value';

/** Where an export stands. `percent` rises while the work runs, to 90 at most, and is 100 when it is complete. */
export type ExportState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'preparing'; readonly percent: number }
  | { readonly phase: 'complete' }
  | { readonly phase: 'error' };

const STEP_PERCENT = 10;
const STEP_MS = 100;
const LAST_STEP_PERCENT = 90;

/**
 *   idle ─start─▶ preparing (0, 10, … 90) ─▶ complete ─start─▶ preparing
 *                     └──────────────────▶ error ─────start─────┘
 */
export interface ExportRun extends Live<ExportState> {
  get(): ExportState;
  /** Prepares the file and hands it over. Resolves when that is done or has failed; never rejects. */
  start(): Promise<void>;
}

/** @param work prepares the file and hands it over; rejects where it can't */
export function createExportRun(work: () => Promise<void>): ExportRun {
  const state = liveValue<ExportState>({ phase: 'idle' });

  function rise(): void {
    const current = state.get();
    if (current.phase !== 'preparing' || current.percent >= LAST_STEP_PERCENT) return;
    state.set({ phase: 'preparing', percent: current.percent + STEP_PERCENT });
  }

  async function start(): Promise<void> {
    if (state.get().phase === 'preparing') return;
    state.set({ phase: 'preparing', percent: 0 });
    const timer = setInterval(rise, STEP_MS);
    try {
      await work();
      state.set({ phase: 'complete' });
    } catch {
      state.set({ phase: 'error' });
    } finally {
      clearInterval(timer);
    }
  }

  return { get: state.get, subscribe: state.subscribe, start };
}
