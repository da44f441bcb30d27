import { type LiveValue, liveValue } from '../live/live-value';
import type { Answers } from './contract';
import { isRefusal } from './http-error';

/** One thing in a list. */
export interface Listed {
  readonly id: string;
}

/** One page as the server answers it. */
export interface Page<Item extends Listed> {
  readonly items: readonly Item[];
  /** The cursor of what follows; null at the end. */
  readonly next: string | null;
}

/** A list that the server answers page by page. To be made once: it stands for the list. */
export interface PagedSource<Item extends Listed> {
  readonly path: string;
  /** Where its first page is kept for reading offline, as a {@link KeptPage}. */
  readonly keptAt: string;
  /** More for the address of each question, as `name=value`; empty for nothing. */
  readonly query?: () => string;
  /** Undefined of anything else. */
  readonly read: (answer: unknown) => Page<Item> | undefined;
}

/** A first page as it came, with the local day on which it did. */
export interface KeptPage {
  readonly day: string;
  readonly answer: unknown;
}

/** The list as far as it was asked for. */
export interface Loaded<Item extends Listed> extends Page<Item> {
  /** The local day on which it was answered. */
  readonly day: string;
}

interface PagedState<Item extends Listed> {
  /** Undefined before the first answer. */
  readonly loaded: Loaded<Item> | undefined;
  /** The last question got no answer. */
  readonly hasFailed: boolean;
  readonly isLoadingMore: boolean;
}

interface PagedListDeps {
  /** Resolves with what the server answers at an address; rejects as `http` does. */
  readonly ask: (address: string) => Promise<unknown>;
  readonly answers: Pick<Answers, 'keep'>;
  /** The local day right now. */
  readonly today: () => string;
  /** The server says that the list is not, or no longer, the person's to read. */
  readonly onRefused: () => void;
}

export interface PagedList<Item extends Listed> {
  readonly state: Pick<LiveValue<PagedState<Item>>, 'get' | 'subscribe'>;
  /** Asks anew for as much as is shown. Resolves when that has ended, well or not. */
  refresh(): Promise<void>;
  /** Asks for one more page. */
  showMore(): Promise<void>;
}

/**
 * Asks for a list page by page, each thing once. Of two questions the later counts, whichever is answered first. Where what
 * the next page was to follow is gone, the list begins anew.
 */
export function createPagedList<Item extends Listed>(
  { path, keptAt, query, read }: PagedSource<Item>,
  { ask, answers, today, onRefused }: PagedListDeps,
): PagedList<Item> {
  const state = liveValue<PagedState<Item>>({
    loaded: undefined,
    hasFailed: false,
    isLoadingMore: false,
  });
  const patch = (part: Partial<PagedState<Item>>) => state.set({ ...state.get(), ...part });
  let question = 0;
  let pages = 1;

  async function readPage(cursor: string | null) {
    const asked = [cursor === null ? '' : `cursor=${encodeURIComponent(cursor)}`, query?.() ?? ''];
    const said = asked.filter((part) => part !== '').join('&');
    const answer = await ask(said === '' ? path : `${path}?${said}`);
    const page = read(answer);
    if (!page) throw new TypeError('The answer is no page of this list.');
    return { answer, page };
  }

  async function readFirst(): Promise<Page<Item>> {
    const { answer, page } = await readPage(null);
    // Where the disk refuses, it is not there without a network.
    const kept: KeptPage = { day: today(), answer };
    void answers.keep(keptAt, kept).catch(() => undefined);
    return page;
  }

  /** As many more pages as are asked for, or there are. */
  async function follow(before: Page<Item>, count: number): Promise<Page<Item>> {
    let { items, next } = before;
    for (let more = count; more > 0 && next !== null; more -= 1) {
      const { page } = await readPage(next);
      // What has moved since the page before would stand there twice.
      const known = new Set(items.map(({ id }) => id));
      items = [...items, ...page.items.filter(({ id }) => !known.has(id))];
      next = page.next;
    }
    return { items, next };
  }

  function orAnew(error: unknown): Promise<Page<Item>> {
    if (!isRefusal(error)) throw error;
    pages = 1;
    return readFirst();
  }

  async function settle(pagesRead: () => Promise<Page<Item>>): Promise<void> {
    question += 1;
    const own = question;
    try {
      const loaded = { ...(await pagesRead()), day: today() };
      // A later question may have been answered first, and knows better.
      if (own === question) patch({ loaded, hasFailed: false });
    } catch (error) {
      if (own !== question) return;
      if (isRefusal(error)) onRefused();
      else patch({ hasFailed: true });
    }
  }

  return {
    state,
    refresh: () =>
      settle(async () => {
        const first = await readFirst();
        return follow(first, pages - 1).catch(orAnew);
      }),
    async showMore() {
      const { loaded, isLoadingMore } = state.get();
      if (!loaded?.next || isLoadingMore) return;
      pages += 1;
      patch({ isLoadingMore: true });
      await settle(() => follow(loaded, 1).catch(orAnew));
      patch({ isLoadingMore: false });
    },
  };
}
