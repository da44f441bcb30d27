import { readBooks } from '../../scripts/content/books';
import { CHARACTERS, type Entry, entryOf } from './entries';

/** `count` entries of 500 characters of the World English Bible each, from all its books, nothing twice. */
export function makeProse(count: number): Entry[] {
  const text = readBooks()
    .flatMap(({ chapters }) => chapters.flat())
    .join(' ');
  const apart = Math.floor(text.length / count);
  if (apart < CHARACTERS) throw new Error('There is not as much text.');
  return Array.from({ length: count }, (_, index) => {
    const start = index * apart;
    return entryOf(index, text.slice(start, start + CHARACTERS));
  });
}
