import { describe, expect, it } from 'vitest';
import { BIBLE_BOOKS } from './bible-books';
import { BOOK_SPELLINGS } from './book-spellings';
import { passagesWithin, readPassages } from './read-passage';
import { verseCounts } from './verse-counts';

const ownName = (book: string) => book.replace(/^\d /, '');
const SPELT = BIBLE_BOOKS.map((book) => ({
  book,
  number: /^\d/.exec(book)?.[0] ?? '',
  spellings: [ownName(book), ...(BOOK_SPELLINGS[ownName(book)]?.split(' ') ?? [])],
}));
const ORDINALS: Record<string, readonly string[]> = {
  '': [''],
  '1': ['1', '1 ', '1st ', 'I ', 'First '],
  '2': ['2', '2 ', '2nd ', 'II ', 'second '],
  '3': ['3', '3 ', '3rd ', 'iii ', 'THIRD '],
};

describe('a passage that was typed', () => {
  it.each(SPELT)('S1 is read by each usual spelling of $book', ({ book, number, spellings }) => {
    for (const before of ORDINALS[number]!) {
      for (const spelling of spellings) {
        for (const written of [spelling, spelling.toUpperCase(), `${spelling}.`]) {
          expect([before + written, ...readPassages(`${before}${written} 1:1`)]).toEqual([
            before + written,
            `${book} 1:1`,
          ]);
        }
      }
    }
  });

  it('S1 no spelling stands for two books', () => {
    const all = SPELT.flatMap(({ number, spellings }) =>
      spellings.map((spelling) => number + spelling.toLowerCase().replaceAll(' ', '')),
    );
    expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
    expect(new Set(Object.keys(BOOK_SPELLINGS))).toEqual(new Set(BIBLE_BOOKS.map(ownName)));
  });

  it.each([
    ['ps 23', 'Psalms 23'],
    ['Psalm 23', 'Psalms 23'],
    [' PS23 ', 'Psalms 23'],
    ['Ps. 119:105', 'Psalms 119:105'],
    ['1 Cor 13:4-7', '1 Corinthians 13:4-7'],
    ['I Corinthians 13.4–7', '1 Corinthians 13:4-7'],
    ['1john4', '1 John 4'],
    ['first john 4', '1 John 4'],
    ['song-of-songs 2:1', 'Song of Solomon 2:1'],
    ['john 3 16', 'John 3:16'],
    ['John chapter 3 verse 16', 'John 3:16'],
    ['psalm 23 verses 4 to 6', 'Psalms 23:4-6'],
    ['Matthew 5: 3 — 10', 'Matthew 5:3-10'],
    ['gen 1:1a', 'Genesis 1:1'],
    ['rom 8:28f', 'Romans 8:28-29'],
    ['rom 8:28ff.', 'Romans 8:28-39'],
    ['ruth', 'Ruth'],
    ['2 kings', '2 Kings'],
    ['number 6', 'Numbers 6'],
  ])('S1 %j is %s', (typed, reference) => {
    expect(readPassages(typed)).toEqual([reference]);
  });

  it.each([
    ['jud 3', 'Jude 1:3'],
    ['judg 3', 'Judges 3'],
    ['phil 4', 'Philippians 4'],
    ['phile 6', 'Philemon 1:6'],
    ['jon 2', 'Jonah 2'],
    ['song 2', 'Song of Solomon 2'],
    ['1 j 4', '1 John 4'],
  ])('S2 %j is %s, as citation tables have it', (typed, reference) => {
    expect(readPassages(typed)).toEqual([reference]);
  });

  it.each(['ph 4', 'jo 3', 'ma 5', 'ez 3', 'ju 2', 'ha 1', '1 t 2', '1 c 13', 'cor 13', 'tim 3'])(
    'S2 %j could be several, and is none',
    (typed) => {
      expect(readPassages(typed)).toEqual([]);
    },
  );

  it.each([
    'love',
    'is',
    'am',
    'he',
    'so',
    'son',
    'song',
    'act',
    'judge',
    'king',
    'p 2',
    '',
    ' ',
    '3',
    '12 tribes',
  ])('S2 %j is a word to look for, and no book', (typed) => {
    expect(readPassages(typed)).toEqual([]);
  });

  it.each(BIBLE_BOOKS)('S3 ends where %s ends', (book) => {
    const counts = verseCounts(book);
    expect(readPassages(`${book} ${counts.length}:${counts.at(-1)}`)).toHaveLength(1);
    expect(readPassages(`${book} ${counts.length}:${counts.at(-1)! + 1}`)).toEqual([]);
    expect(readPassages(`${book} ${counts.length + 1}:1`)).toEqual([]);
  });

  it.each([
    'Psalm 151',
    'Psalm 0',
    'John 3:0',
    'John 3:37',
    'John 3:16-37',
    'John 3:18-16',
    'Ps 1000',
  ])('S3 the translation has no %s', (typed) => {
    expect(readPassages(typed)).toEqual([]);
  });

  it.each([
    ['Psalm 23; John 3:16', ['Psalms 23', 'John 3:16']],
    ['Psalm 23, 1 John 4:8', ['Psalms 23', '1 John 4:8']],
    ['Exodus 20 and Deut 5', ['Exodus 20', 'Deuteronomy 5']],
    ['phil 4:6,7', ['Philippians 4:6-7']],
    ['phil 4:6, 9', ['Philippians 4:6', 'Philippians 4:9']],
    ['John 3:16, 18–20; 4:1', ['John 3:16', 'John 3:18-20', 'John 4:1']],
    ['Ps 23-24', ['Psalms 23', 'Psalms 24']],
    ['John 3:16-4:2', ['John 3:16-36', 'John 4:1-2']],
    ['Jude 3', ['Jude 1:3']],
    ['Jude 5, 7', ['Jude 1:5', 'Jude 1:7']],
    ['Jude 1:3', ['Jude 1:3']],
    ['Jude 1.1', ['Jude 1:1']],
    ['jude 1', ['Jude 1']],
    ['Jude', ['Jude 1']],
    ['Obad 21', ['Obadiah 1:21']],
  ])('S4 %j is %j', (typed, references) => {
    expect(readPassages(typed)).toEqual(references);
  });

  it.each(['Psalm 23 comfort', 'what is John 3:16', 'Psalm 23; love', 'Psalm 151; John 3:16'])(
    'S4 %j is more than passages',
    (typed) => {
      expect(readPassages(typed)).toEqual([]);
    },
  );
});

describe('passages within sentences', () => {
  it('S4 are found in their order, as they are printed', () => {
    const text =
      'I read Psalm 23 and John 3:16–18 (see 1 Cor. 13:4); Second Samuel 7, Rom 8:28. Song of Songs 2:1!';
    expect(passagesWithin(text)).toEqual([
      'Psalms 23',
      'John 3:16-18',
      '1 Corinthians 13:4',
      '2 Samuel 7',
      'Romans 8:28',
      'Song of Solomon 2:1',
    ]);
  });

  it.each([
    'Is 5:30 early? I am 7. Am 7:3',
    'Mark 4 boxes, John 3 times, Job 2',
    'Psalm 151, Romans 8:99',
    'a psalm 23 times, gen 4',
    'Gen 4 is noisy',
  ])('S4 are none in %j', (text) => {
    expect(passagesWithin(text)).toEqual([]);
  });
});
