import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { http } from '../platform/http';
import { HttpError } from '../platform/http-error';
import { todayHere } from '../platform/today';
import { usePerson } from './person-context';
import { useLive } from './use-live';
import { usePoked } from './use-poked';

/** One thing in a list. */
interface Listed {
  readonly id: string;
}

/** One page as the server answers it. */
interface Page<Item extends Listed> {
  readonly items: readonly Item[];
  /** The cursor of what follows; null at the end. */
  readonly next: string | null;
}

/** A list that the server answers page by page. To be made once: it stands for the list. */
export interface PagedSource<Item extends Listed> {
  readonly path: string;
  /** Where its first page is kept for reading offline. */
  readonly keptAt: string;
  /** Undefined of anything else. */
  readonly read: (answer: unknown) => Page<Item> | undefined;
}

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

/** Nobody looks longer at what is to come. */
const ANSWERED_WITHIN_MS = 15_000;

interface Loaded<Item extends Listed> extends Page<Item> {
  readonly day: string;
}

const keptPage = z.object({ day: z.string(), answer: z.unknown() });

/**
 * The list as far as it was asked for, asked anew whenever the server has news; before the first answer, and without a
 * network, its first page as this device keeps it. `onRefused` is called where the server says that it is not, or no
 * longer, the person's to read.
 */
export function usePaged<Item extends Listed>(
  source: PagedSource<Item>,
  onRefused: () => void,
): Paged<Item> {
  const { answers } = usePerson().store;
  const kept = useLive(useMemo(() => answers.live(source.keptAt), [answers, source]));
  const [loaded, setLoaded] = useState<Loaded<Item>>();
  const [hasFailed, setHasFailed] = useState(false);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const question = useRef(0);
  const pages = useRef(1);

  const ask = useCallback(
    async (read: () => Promise<Loaded<Item>>) => {
      question.current += 1;
      const own = question.current;
      try {
        const answer = await read();
        // A later question may have been answered first, and knows better.
        if (own !== question.current) return;
        setLoaded(answer);
        setHasFailed(false);
      } catch (error) {
        if (own !== question.current) return;
        if (isRefusal(error)) onRefused();
        else setHasFailed(true);
      }
    },
    [onRefused],
  );

  const refresh = useCallback(
    () =>
      ask(async () => {
        const first = await fetchPage(source, null);
        // Where the disk refuses, it is not there without a network.
        const kept = { day: todayHere(), answer: first.answer };
        void answers.keep(source.keptAt, kept).catch(() => undefined);
        return follow(source, first.page, pages.current - 1);
      }),
    [answers, ask, source],
  );
  useEffect(() => void refresh(), [refresh]);
  usePoked(useCallback(() => void refresh(), [refresh]));

  const before = useMemo(
    () => (loaded ? undefined : readKept(source, kept)),
    [source, kept, loaded],
  );
  const shown = loaded ?? before;
  const showMore = () => {
    if (!loaded?.next || isLoadingMore) return;
    pages.current += 1;
    setLoadingMore(true);
    void ask(() => follow(source, loaded, 1)).finally(() => setLoadingMore(false));
  };
  return {
    items: shown?.items,
    day: shown?.day ?? todayHere(),
    hasFailed,
    hasMore: Boolean(shown?.next),
    isLoadingMore,
    showMore,
    refresh,
  };
}

/** As many more pages as are asked for, or there are. */
async function follow<Item extends Listed>(
  source: PagedSource<Item>,
  before: Page<Item>,
  count: number,
): Promise<Loaded<Item>> {
  let { items, next } = before;
  for (let more = count; more > 0 && next !== null; more -= 1) {
    const { page } = await fetchPage(source, next);
    // What has moved since the page before would stand there twice.
    const known = new Set(items.map(({ id }) => id));
    items = [...items, ...page.items.filter(({ id }) => !known.has(id))];
    next = page.next;
  }
  return { items, next, day: todayHere() };
}

async function fetchPage<Item extends Listed>(
  { path, read }: PagedSource<Item>,
  cursor: string | null,
) {
  const query = cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`;
  const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS);
  const answer = await http(path + query, { signal });
  const page = read(answer);
  if (!page) throw new TypeError('The answer is no page of this list.');
  return { answer, page };
}

function readKept<Item extends Listed>(
  source: PagedSource<Item>,
  kept: unknown,
): Loaded<Item> | undefined {
  const { data } = keptPage.safeParse(kept);
  const page = data && source.read(data.answer);
  return page && { ...page, day: data.day };
}

/** The server's own codes, not the status alone: a page of a stranger's network takes nothing away. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof HttpError && (error.code === 'NOT_A_MEMBER' || error.code === 'NOT_FOUND')
  );
}
