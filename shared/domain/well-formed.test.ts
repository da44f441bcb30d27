import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainText, isWellFormed, toWellFormed, withWholeText } from './well-formed';

/** What newer browsers bring along. */
interface NativeText {
  isWellFormed(): boolean;
  toWellFormed(): string;
}
const native = (text: string) => text as unknown as NativeText;

/** Whole characters and halves of them in any order. */
const units = fc.constantFrom('a', '\ud83d', '\ude00', '\ud83d\ude00', '\ufffd', '\u0301');
const text = fc.array(units).map((parts) => parts.join(''));

describe('A48 half a character', () => {
  it('is found and replaced as newer browsers do it by themselves', () => {
    fc.assert(
      fc.property(text, (some) => {
        expect(isWellFormed(some)).toBe(native(some).isWellFormed());
        expect(toWellFormed(some)).toBe(native(some).toWellFormed());
      }),
    );
  });

  it('and U+0000 are in no plain text', () => {
    const texts = ['', 'a \ud83d\ude00\u0001', 'a\u0000', '\u0000', 'a\ud83d'];
    expect(texts.map(isPlainText)).toEqual([true, true, false, false, false]);
  });

  it('is replaced in each text of plain data, and nothing else is touched', () => {
    const half = 'half \ud83d';
    const given = { a: half, b: [half, 1, null, { c: half }], d: undefined, e: true };
    const whole = 'half \ufffd';
    expect(withWholeText(given)).toStrictEqual({
      a: whole,
      b: [whole, 1, null, { c: whole }],
      d: undefined,
      e: true,
    });
  });
});
