import { OLD_TESTAMENT_BOOKS } from '../../../../shared/content/bible-books';
import { slugOf } from '../../../../shared/content/chapter-place';
import { foldText, soughtIn } from '../../../search/folded-text';
import { type Question, readQuestion } from '../../../search/question';
import { markedText, type Piece } from '../../../search/snippet';

/** What somebody looks for in the Bible. */
export interface BibleQuestion {
  readonly typed: string;
  /** What it is narrowed to: `old` or `new` for a testament, a book's name in an address, or empty for all. */
  readonly within: string;
  /** How many verses are wanted. */
  readonly limit: number;
}

/** A verse that holds all that was asked for. */
export interface VerseHit {
  /** `Psalms 23:4` */
  readonly reference: string;
  readonly text: readonly Piece[];
}

export interface BibleFound {
  /** The best first; equally good ones in the order of the canon. */
  readonly hits: readonly VerseHit[];
  /** How many verses there are in each book that has one, in the order of the canon, whatever it is narrowed to. */
  readonly perBook: readonly { readonly book: string; readonly count: number }[];
}

interface IndexedVerse {
  readonly chapter: number;
  readonly number: number;
  readonly text: string;
  readonly folded: string;
}

interface IndexedBook {
  readonly name: string;
  readonly verses: IndexedVerse[];
}

interface Place {
  readonly book: IndexedBook;
  readonly verse: IndexedVerse;
}

/** Together and whole, together, whole, neither. */
const RANKS = 4;

/**
 * The verses of the Bible, as far as they were read, to be looked through one by one: all 31,000 take a few milliseconds, and
 * no list of words has to be made first. Books come in the order of the canon.
 */
export class BibleIndex {
  readonly #books: IndexedBook[] = [];

  /** How many books it has, the last one perhaps in part. */
  get bookCount(): number {
    return this.#books.length;
  }

  /** Begins the next book. */
  addBook(name: string): void {
    this.#books.push({ name, verses: [] });
  }

  /** Takes the next chapter of the last book in. */
  addChapter(chapter: number, verses: readonly string[]): void {
    const book = this.#books.at(-1);
    for (const [at, text] of verses.entries()) {
      book?.verses.push({ chapter, number: at + 1, text, folded: foldText(text) });
    }
  }

  /**
   * Looks for what was typed: all words in any order, those in quotes one after another, the last one perhaps not typed to
   * its end (S5). Yields after each book, so that a caller can breathe or give up.
   */
  *search({ typed, within, limit }: BibleQuestion): Generator<void, BibleFound> {
    const question = closeAllButLast(readQuestion(typed));
    const holds = lookFor(question);
    const ranked: Place[][] = Array.from({ length: RANKS }, () => []);
    const perBook: { book: string; count: number }[] = [];
    for (const [at, book] of this.#books.entries()) {
      const isAsked = isWithin(within, book.name, at);
      let count = 0;
      for (const verse of question.length === 0 ? [] : book.verses) {
        const rank = holds(verse.folded);
        if (rank === undefined) continue;
        count += 1;
        const places = ranked[rank];
        if (isAsked && places && places.length < limit) places.push({ book, verse });
      }
      if (count > 0) perBook.push({ book: book.name, count });
      yield;
    }
    const hits = ranked.flat().slice(0, limit);
    return { hits: hits.map((place) => toHit(place, question)), perBook };
  }
}

/** Only the last word may still be typed: `love god` is not about gods that were loved. */
function closeAllButLast(question: Question): Question {
  return question.map((phrase, at) => ({
    ...phrase,
    open: phrase.open && at === question.length - 1,
  }));
}

/**
 * How well a folded verse answers, 0 best, undefined where it lacks something: all words one after another as they were
 * typed come first, and of these and of the others those with the last word as it was typed.
 */
function lookFor(question: Question): (folded: string) => number | undefined {
  const sought = question.map(soughtIn);
  // A long word is a rare one: most verses do not have it, and need no look at the others.
  const rareFirst = [...sought].sort((a, b) => b.length - a.length);
  const last = question.at(-1);
  const whole = last ? soughtIn({ ...last, open: false }) : '';
  const together = question.flatMap(({ words }) => words);
  const [row, wholeRow] = [last?.open ?? false, false].map((open) =>
    soughtIn({ words: together, open }),
  );
  return (folded) => {
    if (!rareFirst.every((words) => folded.includes(words))) return undefined;
    if (folded.includes(wholeRow ?? '')) return 0;
    if (folded.includes(row ?? '')) return 1;
    return folded.includes(whole) ? 2 : 3;
  };
}

function isWithin(within: string, book: string, at: number): boolean {
  if (within === 'old') return at < OLD_TESTAMENT_BOOKS;
  if (within === 'new') return at >= OLD_TESTAMENT_BOOKS;
  return within === '' || within === slugOf(book);
}

function toHit({ book, verse }: Place, question: Question): VerseHit {
  const reference = `${book.name} ${verse.chapter}:${verse.number}`;
  return { reference, text: markedText(verse.text, question) };
}
