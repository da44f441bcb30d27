import type { Book } from '../model/book';
import { chapterAnchor } from './anchors';
import { breakPages, type PlacedItem } from './break-pages';
import { contentsFlow } from './contents';
import { Flow } from './flow';
import type { Measure } from './measure';
import { COLUMN_HEIGHT, STYLES } from './type';

/** A page of the book but the title page, with what runs along its edges. */
export interface Page {
  readonly kind: 'contents' | 'opener' | 'body' | 'closing';
  readonly items: readonly PlacedItem[];
  /** The running head; none on a page that begins something. */
  readonly head: string;
  /** As it stands in the contents and at the foot: the title page is 1. */
  readonly number: number;
  /** Tells the blocks of one chapter from those of another. */
  readonly scope: string;
  /** The chapter that begins here, by its place in the book. */
  readonly opens?: number;
}

/** Sets a whole book: contents, a chapter on a fresh page each, and the closing words. `onChapter` is told of each set. */
export function layOutBook(
  book: Book,
  measure: Measure,
  onChapter: (done: number) => void = () => undefined,
): Page[] {
  const chapters = book.chapters.map((chapter, index) => {
    const flow = new Flow(measure);
    flow.chapter(chapter, book.lit);
    onChapter(index + 1);
    return breakPages(flow.items, COLUMN_HEIGHT);
  });
  // Its length does not depend on the numbers in it.
  const contentsLength = contentsPages(book, [], measure).length;
  const starts: number[] = [];
  let next = 2 + contentsLength;
  for (const pages of chapters) {
    starts.push(next);
    next += pages.length;
  }
  return [
    ...contentsPages(book, starts, measure).map(
      (items, index): Page => ({
        kind: 'contents',
        scope: 'contents',
        items,
        head: '',
        number: 2 + index,
      }),
    ),
    ...chapters.flatMap((pages, chapter) =>
      pages.map((items, index): Page => {
        const number = (starts[chapter] ?? 0) + index;
        const scope = chapterAnchor(chapter);
        if (index === 0) return { kind: 'opener', scope, items, head: '', number, opens: chapter };
        return { kind: 'body', scope, items, head: headOf(book, chapter, number), number };
      }),
    ),
    {
      kind: 'closing',
      scope: 'closing',
      items: closingItems(book, measure),
      head: '',
      number: next,
    },
  ];
}

function contentsPages(book: Book, starts: readonly number[], measure: Measure): PlacedItem[][] {
  return breakPages(contentsFlow(book, starts, measure), COLUMN_HEIGHT);
}

/** The book on even pages, the chapter on odd ones. */
function headOf(book: Book, chapter: number, number: number): string {
  return number % 2 === 0 ? book.title : (book.chapters[chapter]?.title ?? '');
}

function closingItems(book: Book, measure: Measure): PlacedItem[] {
  const flow = new Flow(measure);
  for (const sentence of book.closing)
    flow.paragraph([{ text: sentence, style: STYLES.closing }], { before: 5, align: 'center' });
  const pages = breakPages(flow.items, COLUMN_HEIGHT);
  const [items = []] = pages;
  const last = items.at(-1);
  const down = COLUMN_HEIGHT - (last ? last.y + last.item.height : 0);
  return items.map(({ item, y }) => ({ item, y: y + down }));
}
