import type { Live } from '../live/live';
import { liveValue } from '../live/live-value';
import type { Records } from '../records/contract';
import { type Asked, type IndexRun, startIndexRun } from './index-run';
import { isNarrow, NO_FILTER, type SearchFilter } from './search-filter';
import type { Found } from './search-index';
import type { StartSearchPort } from './start-search-worker';

export interface SearchState {
  readonly phase: 'reading' | 'ready' | 'failed';
  /** Records read so far. */
  readonly read: number;
  /** Records to read in all; undefined until counted. */
  readonly total: number | undefined;
  /** The answer to what was asked last, or until it comes to what was asked before; undefined while nothing is asked. */
  readonly answer: Answer | undefined;
}

export interface Answer extends Found {
  readonly typed: string;
  readonly filter: SearchFilter;
}

/** Search over what a person wrote, while a screen is open. Nothing of it is stored. */
export interface Search extends Live<SearchState> {
  get(): SearchState;
  /**
   * Asks; the answer comes into the state, and again whenever what was written changes. Blank asks for all that passes the
   * filter, and without one for nothing.
   */
  ask(typed: string, limit: number, filter?: SearchFilter): void;
  /** Ends it and lets everything go. */
  close(): void;
}

const AT_FIRST: SearchState = { phase: 'reading', read: 0, total: undefined, answer: undefined };

/**
 * Keeps an index of a person's records, as they change, and what was found in it.
 *
 *   ──▶ reading ──all are in──▶ ready
 *        │  ▲ └─disk or worker fails─▶ failed
 *        │  └── connection lost, from any: a new index, from the start
 */
export function openSearch(
  records: Pick<Records, 'readNewest' | 'liveCount' | 'onChange'>,
  startPort: StartSearchPort,
): Search {
  const state = liveValue(AT_FIRST);
  const patch = (part: Partial<SearchState>) => state.set({ ...state.get(), ...part });
  let asked: Asked | undefined;
  let turns = 0;
  let run: IndexRun | undefined;

  function start(): void {
    run?.end();
    state.set({ ...AT_FIRST, answer: state.get().answer });
    run = startIndexRun(records, startPort, {
      onRead: (read) => patch({ read }),
      onCounted: (total) => patch({ total }),
      onDone: () => patch({ phase: 'ready' }),
      onFailed: () => patch({ phase: 'failed' }),
      onFound: (found, turn) => {
        if (asked?.turn !== turn) return;
        patch({ answer: { ...found, typed: asked.typed, filter: asked.filter } });
      },
    });
    if (asked) run.search(asked);
  }

  const endChanges = records.onChange((changed) => {
    if (changed) run?.change(changed);
    else start();
  });

  return {
    get: state.get,
    subscribe: state.subscribe,
    ask(typed, limit, filter = NO_FILTER) {
      turns += 1;
      const isNothing = typed.trim() === '' && !isNarrow(filter);
      asked = isNothing ? undefined : { turn: turns, typed, limit, filter };
      if (asked) run?.search(asked);
      else patch({ answer: undefined });
    },
    close() {
      endChanges();
      run?.end();
    },
  };
}
