import { expect, test } from 'vitest';
import { readBooks } from '../../../../scripts/content/books';
import { readVerses } from '../../../../scripts/lib/scripture';
import { chapterOf } from './chapter';

const books = new Map(readBooks().map((book) => [book.name, book]));
const chapter = (name: string, number: number) => chapterOf(books.get(name)!, number);
const wordsOf = (name: string, number: number) =>
  chapter(name, number)?.blocks.map(({ pieces }) => pieces.map(({ words }) => words.trim()));

test('R13 a chapter has the verses of the translation, and says how many chapters there are', () => {
  const found = chapter('Psalms', 139);
  expect(found).toMatchObject({ book: 'Psalms', number: 139, of: 150 });
  expect([...(found?.verses ?? [])].map(([number, text]) => ({ number, text }))).toEqual(
    readVerses('Psalms 139:1-24'),
  );
  expect(chapter('Psalms', 151)).toBeUndefined();
});

test('R13 a verse without words is left out', () => {
  const numbers = [...(chapter('Acts', 8)?.verses.keys() ?? [])];
  expect(numbers).not.toContain(37);
  expect(numbers.at(-1)).toBe(40);
});

test('poetry stands line by line in its stanzas, under the title of the psalm', () => {
  expect(chapter('Psalms', 23)?.blocks[0]?.heading).toBe('A Psalm by David.');
  expect(wordsOf('Psalms', 23)?.[0]?.slice(0, 3)).toEqual([
    'Yahweh is my shepherd:',
    'I shall lack nothing.',
    'He makes me lie down in green pastures.',
  ]);
  expect(chapter('Psalms', 119)?.blocks.map(({ heading }) => heading?.[0])).toContain('A');
});

test('prose stands in paragraphs, also where one begins within a verse', () => {
  const blocks = chapter('Ruth', 1)?.blocks ?? [];
  expect(blocks.length).toBeGreaterThan(3);
  expect(blocks.flatMap(({ pieces }) => pieces).some(({ isLine }) => isLine)).toBe(false);
  const within = chapter('John', 18)?.blocks.find(({ pieces }) => pieces[0]?.isFirst === false);
  expect(within?.pieces[0]?.words).toMatch(/^\S/);
});

test('prose before a line of poetry runs on', () => {
  const pieces = chapter('Isaiah', 6)?.blocks.flatMap((block) => block.pieces) ?? [];
  expect(pieces.filter(({ verse }) => verse === 3).map(({ isLine }) => isLine)).toEqual([
    false,
    true,
    true,
  ]);
});

test('no letter of any chapter is lost or doubled, and only headings stand beside them', () => {
  for (const book of books.values()) {
    for (const [at, texts] of book.chapters.entries()) {
      const set = chapterOf(book, at + 1);
      const words = set?.blocks.flatMap(({ pieces }) => pieces.map((piece) => piece.words));
      expect(words?.join('')).toBe(texts.join(''));
    }
  }
});
