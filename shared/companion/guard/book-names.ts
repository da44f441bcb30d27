import { BIBLE_BOOKS } from '../../content/bible-books';

/** The books as somebody may speak of them: those with a number without it. */
const BOOK_NAMES = new Set(BIBLE_BOOKS.map((name) => name.replace(/^\d /, '')));

const NAMED = new RegExp(`\\b(?:${[...BOOK_NAMES, 'Psalm'].join('|')})\\b`, 'g');

/** Every book that a text names; what else has such a name, as Mark and Job have, counts as the book. */
export function namedBooks(text: string): string[] {
  return (text.match(NAMED) ?? []).map((name) => (name === 'Psalm' ? 'Psalms' : name));
}
