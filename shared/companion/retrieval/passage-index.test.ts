import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { readBooks } from '../../../scripts/content/books';
import { readOtherwise } from '../../../scripts/content/read-themes';
import { buildScriptureIndex } from '../../../scripts/content/scripture-index';
import { openPassageIndex } from './passage-index';
import { writeReference } from './reference';
import { wordsOf } from './words';

const books = readBooks().filter(({ name }) => ['Psalms', 'Luke'].includes(name));
const file = buildScriptureIndex(books, [], readOtherwise());
const index = openPassageIndex(file);
const count = file.lengths.length;

const stemsOf = (text: string) =>
  wordsOf(text)
    .filter(({ counts }) => counts)
    .map(({ stem }) => stem);

describe('the index of passages', () => {
  it('R2 numbers every verse once, in order', () => {
    const numbered = Array.from({ length: count }, (_, passage) => index.place(passage)).flatMap(
      ({ book, chapter, first, last }) =>
        Array.from({ length: last - first + 1 }, (_, at) => `${book} ${chapter}:${first + at}`),
    );
    const verses = books.flatMap(({ name, chapters }) =>
      chapters.flatMap((texts, at) => texts.map((_, verse) => `${name} ${at + 1}:${verse + 1}`)),
    );
    expect(numbered).toEqual(verses);
    expect(() => index.place(count)).toThrow(`There is no passage ${count}`);
  });

  it('R11 holds no verse', () => {
    const text = JSON.stringify(file);
    for (const verse of books.flatMap(({ chapters }) => chapters.flat()).filter(Boolean)) {
      expect(text.includes(verse)).toBe(false);
    }
  });

  it.each([
    'in the morning I will rejoice',
    'a shepherd and his lost sheep',
    'weary of my groaning',
  ])('R11 finds what MiniSearch over all passages finds: %s', (text) => {
    const whole = new MiniSearch({
      fields: ['text'],
      tokenize: (words) => stemsOf(words),
      processTerm: (word) => word,
    });
    const texts = Array.from({ length: count }, (_, passage) => {
      const { book, chapter, first, last } = index.place(passage);
      const verses = books.find(({ name }) => name === book)?.chapters[chapter - 1] ?? [];
      return { id: passage, text: verses.slice(first - 1, last).join(' ') };
    });
    whole.addAll(texts);
    const stems = [...new Set(stemsOf(text))];
    const expected = whole.search(stems.join(' '), { tokenize: (words) => words.split(' ') });
    const hits = index.search(stems);
    const scores = new Map(hits.map(({ passage, score }) => [passage, score]));
    expect(hits).toHaveLength(expected.length);
    for (const { id, score, queryTerms } of expected) {
      expect(scores.get(Number(id))).toBeCloseTo(score / queryTerms.length, 6);
    }
  });

  it('R4 finds a word in every form of it, however it is written', () => {
    const found = (text: string) =>
      index.search(stemsOf(text)).map(({ passage }) => writeReference(index.place(passage)));
    expect(found('waiting')).toContain('Psalms 27:14');
    expect(found('WAITED')).toEqual(found('waits'));
    expect(found('the and with')).toEqual([]);
  });

  it('counts a rare word for more than a common one', () => {
    const [rare = '', common = '', unknown = ''] = stemsOf('lute heart helicopter');
    expect(index.rarity(rare)).toBeGreaterThan(index.rarity(common));
    expect(index.rarity(unknown)).toBeGreaterThan(index.rarity(rare));
    expect(index.rarity('constructor')).toBe(index.rarity(unknown));
  });
});
