import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DropContent } from '../../../shared/content/pack';
import { dropCompletion } from '../../../shared/records/drop-completion';
import { contentLibrary } from '../../content/content-library';
import { useLive } from '../../live/react/use-live';
import { online } from '../../platform/online';
import { onReturn } from '../../platform/returning';
import { useRecords } from '../../records/react/use-records';
import type { Completion } from './model/reflection-form';

/**
 * `none`: the pack has no drop for that day. `away`: it is not on this device, and nobody answers. `failed`: the server
 * answered, but not with the drop.
 */
export type DropState =
  | { readonly is: 'here'; readonly drop: DropContent }
  | { readonly is: 'loading' | 'none' | 'away' | 'failed' };

const LOADING: DropState = { is: 'loading' };

/** The drop of a challenge day; one that was read before is there at once. One that is away is asked for again as the network or the person comes back. */
export function useDrop(day: number): { readonly state: DropState; readonly retry: () => void } {
  const [state, setState] = useState<DropState>(() => {
    const drop = contentLibrary.remembered(day);
    return drop ? { is: 'here', drop } : LOADING;
  });
  const [attempt, setAttempt] = useState(0);
  const askAgain = useCallback(() => setAttempt((before) => before + 1), []);
  const retry = useCallback(() => {
    setState(LOADING);
    askAgain();
  }, [askAgain]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let gone = false;
    void readDrop(day).then((next) => {
      if (!gone) setState(next);
    });
    return () => {
      gone = true;
    };
  }, [day, attempt]);

  const isAway = state.is === 'away';
  useEffect(() => {
    if (!isAway) return;
    const ends = [online.subscribe(askAgain), onReturn(askAgain)];
    return () => {
      for (const end of ends) end();
    };
  }, [isAway, askAgain]);

  return { state, retry };
}

async function readDrop(day: number): Promise<DropState> {
  try {
    const drop = await contentLibrary.drop(day);
    return drop ? { is: 'here', drop } : { is: 'none' };
  } catch (error) {
    // Whether there is a network is a guess of the browser; that nobody answered is not.
    return { is: error instanceof TypeError ? 'away' : 'failed' };
  }
}

const STEP = 30;

interface Completions {
  /** Newest first; undefined until first read. */
  readonly completions: readonly Completion[] | undefined;
  readonly hasMore: boolean;
  readonly showMore: () => void;
}

/** The drops that were completed last, more of them on request. */
export function useCompletions(): Completions {
  const records = useRecords();
  const [limit, setLimit] = useState(STEP);
  const newest = useLive(
    useMemo(() => records.liveNewest(dropCompletion, limit), [records, limit]),
  );
  // While a longer list is read the shorter one stays, so that nothing jumps.
  const shown = useRef(newest);
  if (newest !== undefined) shown.current = newest;
  return {
    completions: shown.current,
    hasMore: shown.current?.length === limit,
    showMore: () => setLimit((before) => before + STEP),
  };
}
