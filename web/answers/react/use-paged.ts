import { useCallback, useEffect, useMemo, useRef } from 'react';
import * as z from 'zod/mini';
import { useLive } from '../../live/react/use-live';
import { usePerson } from '../../person/react/person-context';
import { todayHere } from '../../platform/today';
import { http } from '../http';
import { createPagedList, type Listed, type Loaded, type PagedSource } from '../paged-list';
import { ANSWERED_WITHIN_MS } from './use-answer';
import { usePoked } from './use-poked';

export interface Paged<Item> {
  /** Undefined while there is nothing to show. */
  readonly items: readonly Item[] | undefined;
  /** The local day on which they were answered. */
  readonly day: string;
  /** The last question got no answer. */
  readonly hasFailed: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly showMore: () => void;
  /** Asks anew. Resolves when that has ended, well or not. */
  readonly refresh: () => Promise<void>;
}

const keptPage = z.object({ day: z.string(), answer: z.unknown() });

/**
 * The list as far as it was asked for, asked anew whenever the server has news; before the first answer, and without a
 * network, its first page as this device keeps it. `onRefused` is called where the server says that it is not, or no
 * longer, the person's to read.
 */
export function usePaged<Item extends Listed>(
  source: PagedSource<Item>,
  onRefused?: () => void,
): Paged<Item> {
  const { answers } = usePerson().store;
  const kept = useKept(source);
  const refused = useRef(onRefused);
  useEffect(() => {
    refused.current = onRefused;
  }, [onRefused]);
  const list = useMemo(
    () =>
      createPagedList(source, {
        ask: (address) => http(address, { signal: AbortSignal.timeout(ANSWERED_WITHIN_MS) }),
        answers,
        today: todayHere,
        onRefused: () => refused.current?.(),
      }),
    [answers, source],
  );
  useEffect(() => void list.refresh(), [list]);
  usePoked(useCallback(() => void list.refresh(), [list]));

  const { loaded, hasFailed, isLoadingMore } = useLive(list.state) ?? list.state.get();
  const before = useMemo(
    () => (loaded ? undefined : readKept(source, kept)),
    [source, kept, loaded],
  );
  const shown = loaded ?? before;
  return {
    items: shown?.items,
    day: shown?.day ?? todayHere(),
    hasFailed,
    hasMore: Boolean(shown?.next),
    isLoadingMore,
    showMore: () => void list.showMore(),
    refresh: list.refresh,
  };
}

/** The first page of a list as this device keeps it, without asking the server; undefined until it is read, empty where none is kept. */
export function useKeptPage<Item extends Listed>(
  source: PagedSource<Item>,
): Pick<Loaded<Item>, 'items'> | undefined {
  const kept = useKept(source);
  return useMemo(
    () => (kept === undefined ? undefined : (readKept(source, kept) ?? { items: [] })),
    [source, kept],
  );
}

function useKept<Item extends Listed>({ keptAt }: PagedSource<Item>): unknown {
  const { answers } = usePerson().store;
  return useLive(useMemo(() => answers.live(keptAt), [answers, keptAt]));
}

function readKept<Item extends Listed>(
  source: PagedSource<Item>,
  kept: unknown,
): Loaded<Item> | undefined {
  const { data } = keptPage.safeParse(kept);
  const page = data && source.read(data.answer);
  return page && { ...page, day: data.day };
}
