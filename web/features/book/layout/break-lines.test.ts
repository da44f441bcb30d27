import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainMeasure } from '../testing/plain-measure';
import { breakLines, type SetLine } from './break-lines';
import { toSettable } from './runs';
import { STYLES } from './type';

const { words: style } = STYLES;
const CHARACTER = style.size * 0.5;
const linesOf = (text: string, characters = 20) =>
  breakLines([{ text: toSettable(text), style }], characters * CHARACTER, plainMeasure);
const textOf = ({ pieces }: SetLine) => pieces.map(({ text }) => text).join('');

describe('lines', () => {
  it('B8 break between words, and a long word between characters', () => {
    expect(linesOf('The lake was still this morning').map(textOf)).toEqual([
      'The lake was still',
      'this morning',
    ]);
    expect(linesOf('abcdefghijklmnopqrstuvwxyz').map(textOf)).toEqual([
      'abcdefghijklmnopqrst',
      'uvwxyz',
    ]);
  });

  it('B8 are never wider than they may be, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        for (const { width, pieces } of linesOf(text.replaceAll('\n', ' ')))
          expect(width <= 20 * CHARACTER + 0.01 || [...pieces].length === 1).toBe(true);
      }),
    );
  });

  it('B8 hold foreign words with the spaces that the browser sets between them', () => {
    for (const { width } of linesOf('𐀀𐀀 𝅗𝅥ऄ! 中 文 中 文 中 文 中 文'))
      expect(width).toBeLessThanOrEqual(20 * CHARACTER + 0.01);
  });

  it('B9 keep every character that shows', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
        const settable = toSettable(text).replaceAll('\n', ' ');
        const shown = (all: string) =>
          all.replaceAll(/[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
        expect(shown(linesOf(settable).map(textOf).join(''))).toBe(shown(settable));
      }),
    );
  });

  it('B9 give what the typefaces lack to the browser, and the letters they have to their own', () => {
    const [line] = linesOf('Łódź 🙏🏽 中文 ok', 80);
    expect(line?.pieces.map(({ text, font }) => [text, font])).toEqual([
      ['Ł', 'text-more'],
      ['ód', 'text'],
      ['ź', 'text-more'],
      [' ', 'text'],
      ['🙏🏽 中文', 'foreign'],
      [' ok', 'text'],
    ]);
  });

  it('B9 have a paragraph with Hebrew or Arabic set whole by the browser, at the right end where it begins so', () => {
    const [hebrew] = linesOf('שלום to all', 80);
    expect(hebrew?.pieces.map(({ font }) => font)).toEqual(['foreign']);
    expect(hebrew?.rightToLeft).toBe(true);
    expect(linesOf('I said שלום', 80)[0]?.rightToLeft).toBe(false);
  });
});
