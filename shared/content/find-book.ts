import { BIBLE_BOOKS } from './bible-books';
import { BOOK_SPELLINGS } from './book-spellings';

/** A book as it was written, recognised. */
export interface FoundBook {
  /** As references have it, `1 Corinthians`. */
  readonly name: string;
  /** `full`: by its name. `usual`: by a usual spelling. `begun`: by letters that only one book begins with. */
  readonly by: 'full' | 'usual' | 'begun';
}

interface Spelt {
  readonly name: string;
  /** `1` to `3`; empty for a book without one. */
  readonly number: string;
  /** Letters alone, in lower case. */
  readonly full: string;
  readonly usual: readonly string[];
}

let books: readonly Spelt[] | undefined;

/**
 * The book that letters stand for; undefined where there is none, or more than one could be meant.
 * @param number what stands before it: `1` to `3`, or nothing
 * @param written letters and what may stand between them, in any case: `Song of songs`, `Cor.`
 */
export function findBook(number: string, written: string): FoundBook | undefined {
  books ??= BIBLE_BOOKS.map(spell);
  const letters = lettersOf(written);
  const possible = books.filter((book) => book.number === number);
  const full = possible.find((book) => book.full === letters);
  if (full) return { name: full.name, by: 'full' };
  const usual = possible.find((book) => book.usual.includes(letters));
  if (usual) return { name: usual.name, by: 'usual' };
  const [begun, ...others] = possible.filter((book) => book.full.startsWith(letters));
  return begun && others.length === 0 && (number + letters).length > 1
    ? { name: begun.name, by: 'begun' }
    : undefined;
}

function spell(name: string): Spelt {
  const [, number = '', own = name] = /^(?:(\d) )?(.+)$/.exec(name) ?? [];
  return { name, number, full: lettersOf(own), usual: BOOK_SPELLINGS[own]?.split(' ') ?? [] };
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}
