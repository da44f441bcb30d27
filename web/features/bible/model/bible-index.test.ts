import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ScriptureBook } from '../../../../shared/companion/retrieval/scripture-files';
import { BIBLE_BOOKS } from '../../../../shared/content/bible-books';
import { slugOf } from '../../../../shared/content/chapter-place';
import { type BibleFound, BibleIndex } from './bible-index';

const BOOKS = 'shared/content/scripture/books';
const index = new BibleIndex();

beforeAll(() => {
  expect(readdirSync(BOOKS)).toHaveLength(BIBLE_BOOKS.length);
  for (const name of BIBLE_BOOKS) {
    const { chapters } = JSON.parse(
      readFileSync(join(BOOKS, `${slugOf(name)}.json`), 'utf8'),
    ) as ScriptureBook;
    index.addBook(name);
    for (const [at, verses] of chapters.entries()) index.addChapter(at + 1, verses);
  }
});

function find(typed: string, limit = 50, within = ''): BibleFound {
  const steps = index.search({ typed, within, limit });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
const references = (typed: string, limit?: number, within?: string) =>
  find(typed, limit, within).hits.map(({ reference }) => reference);
const count = ({ perBook }: BibleFound) => perBook.reduce((sum, book) => sum + book.count, 0);

describe('over all verses that are shipped', () => {
  it('S5 all words are needed, in any order, whatever their case', () => {
    expect(references('SHEPHERD lack')).toEqual(['Psalms 23:1']);
    expect(references('lack shepherd')).toEqual(['Psalms 23:1']);
    expect(references('shepherd zzyx')).toEqual([]);
  });

  it('S5 only the last word may be unfinished', () => {
    expect(references('green pastu')).toContain('Psalms 23:2');
    expect(references('pastu green')).toEqual([]);
    expect(references('astures green')).toEqual([]);
  });

  it('S5 quotes keep words together, and close the last one', () => {
    expect(references('"still waters"')).toEqual(['Psalms 23:2']);
    expect(references('“still waters”')).toEqual(['Psalms 23:2']);
    expect(references('"waters still"')).toEqual([]);
    expect(references('"still wat"')).toEqual([]);
    expect(references('"still wat')).toContain('Psalms 23:2');
    expect(references('beside "still waters"')).toEqual(['Psalms 23:2']);
  });

  it('S5 apostrophes make no difference, typographic, plain or left out', () => {
    const typographic = find('don’t be afraid', 500);
    expect(count(typographic)).toBeGreaterThan(50);
    expect(find("don't be afraid", 500)).toEqual(typographic);
    expect(find('dont be afraid', 500)).toEqual(typographic);
  });

  it('S5 the name of God is as the text has it, and nothing asks for nothing', () => {
    expect(count(find('yahweh'))).toBeGreaterThan(5_000);
    expect(find(' “” ')).toEqual({ hits: [], perBook: [] });
  });

  it('S5 what was found is marked, and the verse is whole', () => {
    const [hit] = find('lack shepherd').hits;
    expect(hit?.text.map(({ text }) => text).join('')).toBe(
      'Yahweh is my shepherd: I shall lack nothing.',
    );
    expect(hit?.text.filter(({ marked }) => marked).map(({ text }) => text)).toEqual([
      'shepherd',
      'lack',
    ]);
  });

  it('S6 words together come first, then the last word whole, then the canon', () => {
    const ranks = find('love god', 500).hits.map(({ text }) => {
      const words = ` ${text
        .map((piece) => piece.text)
        .join('')
        .toLowerCase()
        .replace(/[’']/g, '')
        .replace(/[^a-z]+/g, ' ')} `;
      if (words.includes(' love god ')) return 0;
      if (words.includes(' love god')) return 1;
      return words.includes(' god ') ? 2 : 3;
    });
    expect(new Set(ranks)).toContain(0);
    expect(new Set(ranks)).toContain(3);
    expect(ranks).toEqual([...ranks].sort());
    expect(references('love god')[0]).toBe('Romans 8:28');
  });

  it('S6 the word as it was typed comes before longer ones, each in the order of the canon', () => {
    const whole = references('"faith"', 500);
    const all = references('faith', 500);
    expect(all.slice(0, whole.length)).toEqual(whole);
    expect(all.length).toBeGreaterThan(whole.length);
    const books = all.map((one) => BIBLE_BOOKS.indexOf(one.replace(/ \d+:\d+$/, '')));
    const inOrder = (some: readonly number[]) => [...some].sort((a, b) => a - b);
    for (const part of [books.slice(0, whole.length), books.slice(whole.length)])
      expect(part).toEqual(inOrder(part));
  });

  it('S7 all are counted by book, however few are shown', () => {
    const few = find('grace', 5);
    const all = find('grace', 40_000);
    expect(few.hits).toHaveLength(5);
    expect(few.perBook).toEqual(all.perBook);
    expect(count(few)).toBe(all.hits.length);
    expect(few.hits).toEqual(all.hits.slice(0, 5));
  });

  it('S7 the answers are narrowed to a testament or a book, and counted everywhere', () => {
    const all = find('grace', 40_000);
    const narrowed = ['old', 'new'].map((within) => find('grace', 40_000, within));
    expect(narrowed.flatMap(({ hits }) => hits)).toHaveLength(all.hits.length);
    expect(narrowed.map(({ perBook }) => perBook)).toEqual([all.perBook, all.perBook]);
    expect(references('grace', 9, '2-john')).toEqual(['2 John 1:3']);
    expect(references('grace', 500, 'old').every((one) => !one.startsWith('Romans'))).toBe(true);
    expect(references('grace', 9, 'no-book')).toEqual([]);
  });
});
