import type { ScriptureFiles } from '../../../../shared/companion/retrieval/scripture';
import { scriptureBook } from '../../../../shared/companion/retrieval/scripture-files';
import { nextTask } from '../../../platform/next-task';
import { BibleIndex } from './bible-index';
import type { FromBibleWorker, ToBibleWorker } from './bible-search-messages';

interface BibleSearchDeps {
  /** The names of the books in the order of the canon; rejects where they can't be had. */
  readonly bookNames: () => Promise<readonly string[]>;
  readonly openFiles: () => Pick<ScriptureFiles, 'book'>;
  readonly post: (answer: FromBibleWorker) => void;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
}

type Asked = Extract<ToBibleWorker, { type: 'search' }>;

/** How long it works before it looks whether something was asked. */
const BREATH_MS = 12;
/** So many books are read ahead. */
const AT_ONCE = 6;
/** How often an answer is given anew while the Bible is read. */
const ANEW_MS = 150;

/**
 * The worker's part: reads the Bible into memory, and answers from what is read so far.
 *
 *   ──read──▶ reading ──all books──▶ ready
 *                │ ▲
 *                ▼ │ read
 *           unreachable
 */
export function serveBibleSearch(deps: BibleSearchDeps): (message: ToBibleWorker) => void {
  const { post, now } = deps;
  const index = new BibleIndex();
  let isReading = false;
  let asked: Asked | undefined;
  let answeredAt = 0;
  let breathedAt = now();

  async function breathe(): Promise<void> {
    if (now() - breathedAt < BREATH_MS) return;
    await nextTask();
    breathedAt = now();
  }

  async function search(question: Asked): Promise<void> {
    const steps = index.search(question.question);
    let step = steps.next();
    while (!step.done) {
      await breathe();
      if (question !== asked) return;
      step = steps.next();
    }
    answeredAt = now();
    post({ type: 'found', turn: question.turn, found: step.value });
  }

  async function readAll(): Promise<void> {
    const names = await deps.bookNames();
    const missing = names.slice(index.bookCount);
    const files = readAhead(missing, deps.openFiles());
    post({ type: 'progress', readBooks: index.bookCount, totalBooks: names.length });
    for (const name of missing) {
      const { chapters } = scriptureBook.parse(await files.next());
      index.addBook(name);
      for (const [at, verses] of chapters.entries()) {
        index.addChapter(at + 1, verses);
        await breathe();
      }
      post({ type: 'progress', readBooks: index.bookCount, totalBooks: names.length });
      if (asked && now() - answeredAt > ANEW_MS) await search(asked);
    }
  }

  async function read(): Promise<void> {
    if (isReading) return;
    isReading = true;
    const how = await readAll().then(
      () => 'ready' as const,
      () => 'unreachable' as const,
    );
    isReading = false;
    if (asked) await search(asked);
    post({ type: 'ended', how });
  }

  return (message) => {
    if (message.type === 'read') void read();
    else {
      asked = message;
      void search(message);
    }
  };
}

/** Reads the files of books one after another, a few ahead of the one that is waited for. */
function readAhead(names: readonly string[], files: Pick<ScriptureFiles, 'book'>) {
  const coming: Promise<unknown>[] = [];
  let asked = 0;
  return {
    next(): Promise<unknown> {
      while (coming.length < AT_ONCE && asked < names.length) {
        const file = files.book(names[asked] ?? '');
        // Told when its turn comes.
        file.catch(() => undefined);
        coming.push(file);
        asked += 1;
      }
      return coming.shift() ?? Promise.reject(new Error('There is no further book.'));
    },
  };
}
