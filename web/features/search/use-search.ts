import { useEffect, useState } from 'react';
import { openSearch, type Search, type SearchState } from '../../live/search/open-search';
import { startSearchWorker } from '../../live/search/start-search-worker';
import { useLive } from '../../live/use-live';
import { useRecords } from '../../live/use-records';
import type { Records } from '../../local/contract';
import { liveValue } from '../../platform/live-value';

const STEP = 30;
const NOT_OPEN = liveValue<SearchState | undefined>(undefined);

/** What was asked when an answer was opened, for the way back. In memory alone, and with the person it goes. */
const leftBehind = new WeakMap<Records, string>();

export interface SearchInHand {
  readonly typed: string;
  readonly type: (typed: string) => void;
  /** Undefined until it is open. */
  readonly state: SearchState | undefined;
  readonly showMore: () => void;
  readonly tryAgain: () => void;
  /** To be called when an answer is opened: coming back, the question stands again. */
  readonly leave: () => void;
}

/** A search that lives as long as its screen. */
export function useSearch(): SearchInHand {
  const records = useRecords();
  const [typed, setTyped] = useState(() => leftBehind.get(records) ?? '');
  const [limit, setLimit] = useState(STEP);
  const [attempt, setAttempt] = useState(0);
  const [search, setSearch] = useState<Search>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens it anew
  useEffect(() => {
    leftBehind.delete(records);
    const opened = openSearch(records, startSearchWorker);
    setSearch(opened);
    return () => opened.close();
  }, [records, attempt]);
  useEffect(() => search?.ask(typed, limit), [search, typed, limit]);
  return {
    typed,
    type: (next) => {
      setTyped(next);
      setLimit(STEP);
    },
    state: useLive<SearchState | undefined>(search ?? NOT_OPEN),
    showMore: () => setLimit((before) => before + STEP),
    tryAgain: () => setAttempt((before) => before + 1),
    leave: () => leftBehind.set(records, typed),
  };
}
