import { useEffect, useState } from 'react';
import { liveValue } from '../../live/live-value';
import { useLive } from '../../live/react/use-live';
import { useRecords } from '../../records/react/use-records';
import { forgetQuestion, leaveQuestion, leftQuestion } from '../../search/left-question';
import { openSearch, type Search, type SearchState } from '../../search/open-search';
import type { SearchFilter } from '../../search/search-filter';
import { startSearchWorker } from '../../search/start-search-worker';

const STEP = 30;
const NOT_OPEN = liveValue<SearchState | undefined>(undefined);

export interface SearchInHand {
  readonly typed: string;
  readonly type: (typed: string) => void;
  readonly filter: SearchFilter;
  readonly narrow: (filter: SearchFilter) => void;
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
  const [left] = useState(() => leftQuestion(records));
  const [typed, setTyped] = useState(left.typed);
  const [filter, setFilter] = useState(left.filter);
  const [limit, setLimit] = useState(STEP);
  const [attempt, setAttempt] = useState(0);
  const [search, setSearch] = useState<Search>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens it anew
  useEffect(() => {
    forgetQuestion(records);
    const opened = openSearch(records, startSearchWorker);
    setSearch(opened);
    return () => opened.close();
  }, [records, attempt]);
  useEffect(() => search?.ask(typed, limit, filter), [search, typed, limit, filter]);
  return {
    typed,
    type: (next) => {
      setTyped(next);
      setLimit(STEP);
    },
    filter,
    narrow: (next) => {
      setFilter(next);
      setLimit(STEP);
    },
    state: useLive<SearchState | undefined>(search ?? NOT_OPEN),
    showMore: () => setLimit((before) => before + STEP),
    tryAgain: () => setAttempt((before) => before + 1),
    leave: () => leaveQuestion(records, typed, filter),
  };
}
