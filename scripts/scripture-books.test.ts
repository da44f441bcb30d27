import { describe, expect, it } from 'vitest';
import { scriptureBook } from '../shared/companion/retrieval/scripture-files';
import { BIBLE_BOOKS, OLD_TESTAMENT_BOOKS } from '../shared/content/bible-books';
import { verseCounts } from '../shared/content/verse-counts';
import { readBooks } from './content/books';
import { readChapters, readHeadings, readLines, readParagraphs } from './lib/scripture';

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
    expect(BIBLE_BOOKS[OLD_TESTAMENT_BOOKS]).toBe('Matthew');
    expect(books.map((book) => scriptureBook.safeParse(book).success)).not.toContain(false);
    expect(verses).toHaveLength(31_103);
  });

  it.each(books)('S3 the counts of $name are those of its text', ({ name, chapters }) => {
    expect(verseCounts(name)).toEqual(chapters.map((verses) => verses.length));
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

  it.each(books)(
    'the lines of $name are those of the translation, and part it between words',
    (book) => {
      const lines = readLines(book.name);
      for (const [chapter, verses] of book.chapters.entries()) {
        for (const [at, text] of verses.entries()) {
          const starts = book.lines?.[chapter]?.[at] ?? [];
          expect(starts).toEqual(lines[chapter]?.[at]);
          for (const start of starts) expect(start === 0 || text[start - 1] === ' ').toBe(true);
        }
      }
    },
  );

  it.each(books)('the paragraphs and headings of $name are those of the translation', (book) => {
    expect(book.paragraphs).toEqual(readParagraphs(book.name));
    const headings = readHeadings(book.name);
    const hasHeadings = headings.some((ofChapter) => ofChapter.length > 0);
    expect(book.headings).toEqual(hasHeadings ? headings : undefined);
    for (const [chapter, beginnings] of (book.paragraphs ?? []).entries()) {
      for (const [verse, start] of beginnings) {
        const text = book.chapters[chapter]?.[verse - 1] ?? '';
        expect(start === 0 || text[start - 1] === ' ').toBe(true);
      }
    }
  });

  it('a psalm stands line by line, prose has no lines, and prose that leads to a line runs on', () => {
    const linesOf = (name: string, chapter: number, verse: number) => {
      const book = books.find((each) => each.name === name)!;
      const text = book.chapters[chapter - 1]![verse - 1]!;
      const starts = book.lines?.[chapter - 1]?.[verse - 1] ?? [];
      return starts.map((start, at) => text.slice(start, starts[at + 1]).trim());
    };
    expect(linesOf('Psalms', 23, 2)).toEqual([
      'He makes me lie down in green pastures.',
      'He leads me beside still waters.',
    ]);
    expect(linesOf('Ruth', 1, 1)).toEqual([]);
    expect(linesOf('Isaiah', 6, 3)).toEqual([
      '“Holy, holy, holy, is Yahweh of Armies!',
      'The whole earth is full of his glory!”',
    ]);
  });
});
