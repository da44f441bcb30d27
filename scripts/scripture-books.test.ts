import { describe, expect, it } from 'vitest';
import { scriptureBook } from '../shared/companion/retrieval/scripture-files';
import { BIBLE_BOOKS } from './content/bible-books';
import { readBooks } from './content/books';
import { readChapters } from './lib/scripture';

describe('the whole translation', () => {
  const books = readBooks();
  const verses = books.flatMap(({ name, chapters }) =>
    chapters.flatMap((texts, chapter) =>
      texts.map((text, at) => ({ reference: `${name} ${chapter + 1}:${at + 1}`, text })),
    ),
  );

  it('R1 is 66 books with 31,103 numbered verses', () => {
    expect(books.map(({ name }) => name)).toEqual(BIBLE_BOOKS);
    expect(new Set(BIBLE_BOOKS).size).toBe(66);
    expect(books.map((book) => scriptureBook.safeParse(book).success)).not.toContain(false);
    expect(verses).toHaveLength(31_103);
  });

  it('R1 leaves five verses to footnotes', () => {
    expect(verses.flatMap(({ reference, text }) => (text === '' ? reference : []))).toEqual([
      'Luke 17:36',
      'Acts 8:37',
      'Acts 15:34',
      'Acts 24:7',
      'Romans 16:25',
    ]);
  });

  it.each(books)('R1 $name is the World English Bible, letter for letter', (book) => {
    expect(book.chapters).toEqual(readChapters(book.name));
  });
});
