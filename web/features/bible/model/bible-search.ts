import type { Live } from '../../../live/live';
import { liveValue } from '../../../live/live-value';
import type { BibleFound, BibleQuestion } from './bible-index';
import type { FromBibleWorker, ToBibleWorker } from './bible-search-messages';

/** An answer, and what it answers. */
export interface BibleAnswer extends BibleFound {
  readonly question: BibleQuestion;
}

export interface BibleSearchState {
  /** `unreachable`: some of the Bible is not on this device, and could not be fetched. `failed`: the worker has ended. */
  readonly phase: 'reading' | 'ready' | 'unreachable' | 'failed';
  readonly readBooks: number;
  /** Zero until it is known. */
  readonly totalBooks: number;
  /** To what was asked last, or until that comes to what was asked before; undefined while nothing is asked. */
  readonly answer: BibleAnswer | undefined;
}

export interface BibleSearch {
  readonly state: { get(): BibleSearchState } & Live<BibleSearchState>;
  /** Reads the Bible, or what of it was not read yet. */
  read(): void;
  /**
   * Asks; a blank question asks for nothing. The answer comes into the state, and again as more is read. What was asked last
   * is not asked again.
   */
  ask(question: BibleQuestion): void;
}

/** Starts the worker; `onEnd` is called where it fails. */
export type StartBiblePort = (
  onAnswer: (answer: FromBibleWorker) => void,
  onEnd: () => void,
) => (message: ToBibleWorker) => void;

/** The page's half of the search: one worker for the page, from the first time the Bible is read. */
export function createBibleSearch(startPort: StartBiblePort): BibleSearch {
  const state = liveValue<BibleSearchState>({
    phase: 'reading',
    readBooks: 0,
    totalBooks: 0,
    answer: undefined,
  });
  const patch = (part: Partial<BibleSearchState>) => state.set({ ...state.get(), ...part });
  let send: ReturnType<StartBiblePort> | undefined;
  let asked: Extract<ToBibleWorker, { type: 'search' }> | undefined;
  let turns = 0;

  function receive(answer: FromBibleWorker): void {
    if (answer.type === 'ended') patch({ phase: answer.how });
    else if (answer.type === 'progress') {
      patch({ readBooks: answer.readBooks, totalBooks: answer.totalBooks });
    } else if (answer.turn === asked?.turn) {
      patch({ answer: { ...answer.found, question: asked.question } });
    }
  }

  function end(): void {
    send = undefined;
    patch({ phase: 'failed', readBooks: 0 });
  }

  return {
    state,
    read() {
      if (send && state.get().phase !== 'unreachable') return;
      patch({ phase: 'reading' });
      const isNew = send === undefined;
      send ??= startPort(receive, end);
      if (isNew && asked) send(asked);
      send({ type: 'read' });
    },
    ask(question) {
      if (asked && isSame(asked.question, question)) return;
      turns += 1;
      const isBlank = question.typed.trim() === '';
      asked = isBlank ? undefined : { type: 'search', turn: turns, question };
      if (asked) send?.(asked);
      else patch({ answer: undefined });
    },
  };
}

function isSame(a: BibleQuestion, b: BibleQuestion): boolean {
  return a.typed === b.typed && a.within === b.within && a.limit === b.limit;
}

/** This page's. */
export const bibleSearch = createBibleSearch((onAnswer, onEnd) => {
  const worker = new Worker(new URL('../bible-search-worker.ts', import.meta.url), {
    type: 'module',
  });
  worker.onmessage = ({ data }: MessageEvent<FromBibleWorker>) => onAnswer(data);
  worker.onerror = onEnd;
  return (message) => worker.postMessage(message);
});
