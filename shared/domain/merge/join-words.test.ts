import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWellFormed } from '../well-formed';
import { joinWords, wordsOf } from './join-words';

/** Joined both ways, which must come to the same. */
function join(base: string, one: string, other: string): string | undefined {
  const joined = joinWords(one, base, other);
  expect(joinWords(other, base, one)).toBe(joined);
  return joined;
}

describe('M15 the words of a text', () => {
  it.each([
    ['I am, he said,  held.', ['I', ' am,', ' he', ' said,', '  held.']],
    ['one\n\n two\t three ', ['one', '\n\n two', '\t three', ' ']],
    [' don’t stop-gap', [' don’t', ' stop-gap']],
    ['主は　私の羊飼い。', ['主は', '　私の羊飼い。']],
    ['10\u00a0km\u200b on', ['10\u00a0km\u200b', ' on']],
    ['cafe\u0301 👨‍👩‍👧 \ud800', ['cafe\u0301', ' 👨‍👩‍👧', ' \ud800']],
    ['', []],
    ['   ', ['   ']],
  ])('of %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('are the text again, and part no half of a character from the other', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const words = wordsOf(text);
        expect(words.join('')).toBe(text);
        for (const word of words) expect(isWellFormed(word)).toBe(true);
      }),
    );
  });
});

describe('M15 changes of different words of one paragraph are joined', () => {
  const base = 'This morning I walked to the river and prayed for my son.';

  it.each([
    [
      'two words',
      'This evening I walked to the river and prayed for my son.',
      'This morning I walked to the river and prayed for my daughter.',
      'This evening I walked to the river and prayed for my daughter.',
    ],
    [
      'with one word between them',
      'This morning I ran to the river and prayed for my son.',
      'This morning I walked to a river and prayed for my son.',
      'This morning I ran to a river and prayed for my son.',
    ],
    [
      'a word put in, and words taken out elsewhere',
      'This morning I walked slowly to the river and prayed for my son.',
      'This morning I walked to the river and prayed.',
      'This morning I walked slowly to the river and prayed.',
    ],
    [
      'a sentence put before and one put after',
      'It is light. This morning I walked to the river and prayed for my son.',
      `${base} Amen.`,
      'It is light. This morning I walked to the river and prayed for my son. Amen.',
    ],
    [
      'a paragraph begun on one side in the middle',
      'This morning I walked to the river\n\nand prayed for my son.',
      'This morning I walked to the river and prayed for my only son.',
      'This morning I walked to the river\n\nand prayed for my only son.',
    ],
    [
      'the same change of both, once, beside one of one side',
      'This evening I walked to the river and prayed for my son.',
      'This evening I walked to the river and prayed for my daughter.',
      'This evening I walked to the river and prayed for my daughter.',
    ],
    ['the same change of both alone', `${base} Amen.`, `${base} Amen.`, `${base} Amen.`],
    ['nothing changed on one side', `${base} Amen.`, base, `${base} Amen.`],
  ])('%s', (_name, one, other, joined) => {
    expect(join(base, one, other)).toBe(joined);
  });

  it('in sentences of a text without spaces that have a space between them', () => {
    expect(
      join(
        '主は羊飼い。　私は　乏しくない。',
        '主は私の羊飼い。　私は　乏しくない。',
        '主は羊飼い。　私は　何も。',
      ),
    ).toBe('主は私の羊飼い。　私は　何も。');
  });
});

describe('M15 is not clean, so that the later stands and the other is kept', () => {
  const base = 'I am tired of it all today.';

  it.each([
    ['the same word', 'I am weary of it all today.', 'I am sick of it all today.'],
    ['words side by side', 'I am weary of it all today.', 'I am tired with it all today.'],
    [
      'punctuation of a changed word',
      'I am tired, of it all today.',
      'I am weary of it all today.',
    ],
    [
      'two insertions at one place',
      'I am so tired of it all today.',
      'I am very tired of it all today.',
    ],
    ['two endings', `${base} Amen.`, `${base} Selah.`],
    ['two beginnings', `Lord, ${base}`, `Father, ${base}`],
    [
      'an insertion right beside a change',
      'I am very tired of it all today.',
      'I was tired of it all today.',
    ],
    ['a change among words that were removed', 'I am tired.', 'I am tired of it all this day.'],
    [
      'an insertion among words that were removed',
      'I am tired today.',
      'I am tired of it for all today.',
    ],
    [
      'another white space before a changed word',
      'I am\ntired of it all today.',
      'I am weary of it all today.',
    ],
    ['all of it written anew on both sides', 'God is good.', 'Nothing helps me now.'],
    ['all of it removed on one side', '', 'I am tired of it all tomorrow.'],
  ])('%s', (_name, one, other) => {
    expect(join(base, one, other)).toBeUndefined();
  });

  it('letters of one text without spaces', () => {
    expect(join('主は私の羊飼い。', '主は我の羊飼い。', '主は私の牧者。')).toBeUndefined();
  });

  it('a mark on a letter that the other changed', () => {
    expect(join('a cafe b c', 'a cafe\u0301 b c', 'a café b c')).toBeUndefined();
  });

  it('a word said twice that could stand before or after another', () => {
    expect(join('holy holy Lord', 'holy holy holy Lord', 'holy so holy Lord')).toBeUndefined();
    expect(join('very very good', 'very good', 'very, very good')).toBeUndefined();
  });
});

const word = fc.constantFrom('a', 'b', 'c', 'the', '\nd', 'e.');
const fewWords = fc.array(word, { maxLength: 9 }).map((words) => words.join(' '));
const repeated = fc.array(word, { minLength: 8, maxLength: 30 });
const distinct = fc
  .integer({ min: 8, max: 30 })
  .map((length) => Array.from({ length }, (_, at) => `w${at}`));

/** Where in a text words are taken out, and how many are put there instead. */
const edit = fc.record({ at: fc.nat(30), removed: fc.nat(2), added: fc.nat(2) });
const edits = fc.array(edit, { minLength: 1, maxLength: 3 });

/** A base, and what two people made of it: each of their new words stands only once. */
function partedFrom(words: fc.Arbitrary<string[]>) {
  return fc.tuple(words, edits, edits).map(([base, ofOne, ofOther]) => ({
    base: base.join(' '),
    one: withEdits(base, ofOne, 'one').join(' '),
    other: withEdits(base, ofOther, 'other').join(' '),
  }));
}

function withEdits(
  base: readonly string[],
  made: readonly { at: number; removed: number; added: number }[],
  name: string,
): string[] {
  const text = [...base];
  for (const [index, { at, removed, added }] of made.entries()) {
    const fresh = Array.from({ length: added }, (_, each) => `${name}-${index}-${each}`);
    text.splice(Math.min(at, text.length), removed, ...fresh);
  }
  return text;
}

function countOf(text: string, wanted: string): number {
  return text.split(/\s+/).filter((each) => each === wanted).length;
}

describe('M15 joining by word', { timeout: 60_000 }, () => {
  const RUNS = { numRuns: 2_000 };

  it('is the same in both orders, and takes the only side that changed', () => {
    fc.assert(
      fc.property(fewWords, fewWords, fewWords, (base, one, other) => {
        join(base, one, other);
        expect(join(base, one, base)).toBe(one);
        expect(join(base, one, one)).toBe(one);
      }),
      RUNS,
    );
  });

  it('has each word as often as both sides together left it, and none that nobody wrote', () => {
    let joinedTimes = 0;
    fc.assert(
      fc.property(partedFrom(fc.oneof(repeated, distinct)), ({ base, one, other }) => {
        const joined = join(base, one, other);
        if (joined === undefined) return;
        joinedTimes += 1;
        for (const wanted of new Set(`${one} ${other} ${joined}`.split(/\s+/))) {
          const together = countOf(one, wanted) + countOf(other, wanted) - countOf(base, wanted);
          // What both removed alike is removed once.
          const most = Math.max(together, countOf(one, wanted), countOf(other, wanted));
          expect(countOf(joined, wanted)).toBeGreaterThanOrEqual(together);
          expect(countOf(joined, wanted)).toBeLessThanOrEqual(most);
        }
      }),
      RUNS,
    );
    expect(joinedTimes).toBeGreaterThan(200);
  });

  it('with a side that it came from stays as it is', () => {
    fc.assert(
      fc.property(partedFrom(distinct), ({ base, one, other }) => {
        const joined = join(base, one, other);
        if (joined === undefined) return;
        expect(join(base, joined, one)).toBe(joined);
        expect(join(base, joined, other)).toBe(joined);
      }),
      RUNS,
    );
  });

  it('with a side that it came from says nothing twice, whatever words are repeated', () => {
    fc.assert(
      fc.property(partedFrom(repeated), ({ base, one, other }) => {
        const joined = join(base, one, other);
        if (joined === undefined) return;
        expect([joined, undefined]).toContain(join(base, joined, one));
        expect([joined, undefined]).toContain(join(base, joined, other));
      }),
      RUNS,
    );
  });
});

describe('M15 a paragraph of 20,000 words', () => {
  const long = Array.from({ length: 20_000 }, (_, at) => `w${at % 997}`);
  const text = (changed: Record<number, string>) =>
    long.map((each, at) => changed[at] ?? each).join(' ');

  it('is joined soon where each side changed one place', () => {
    const startedAt = performance.now();
    expect(join(text({}), text({ 10: 'first' }), text({ 19990: 'last' }))).toBe(
      text({ 10: 'first', 19990: 'last' }),
    );
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });

  it('is not compared where that would take long, which is known soon', () => {
    const startedAt = performance.now();
    expect(join(text({}), text({ 0: 'x', 19999: 'y' }), text({ 10000: 'z' }))).toBeUndefined();
    const same = 'a '.repeat(100_000);
    expect(join(`x${same}y`, `u${same}v`, `x${same}z`)).toBeUndefined();
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });
});
