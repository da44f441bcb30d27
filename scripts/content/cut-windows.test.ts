import { expect, it } from 'vitest';
import { readBooks } from './books';
import { cutWindows } from './cut-windows';

it('R2 goes to the end of a sentence, quotation marks or not', () => {
  expect(cutWindows(['One.', 'Two,', 'and two.”', 'Three?’ ”'])).toEqual([1, 2, 1]);
});

it('R2 cuts a sentence of more than three verses at a clause', () => {
  expect(cutWindows(['One,', 'two;', 'three,', 'four,', 'five.'])).toEqual([2, 3]);
  expect(cutWindows(['One,', 'two,', 'three,', 'four.'])).toEqual([3, 1]);
});

it('R2 never joins what stands around a verse without words', () => {
  expect(cutWindows(['One,', '', 'three,', 'four.', ''])).toEqual([1, 1, 2, 1]);
});

it('R2 covers each chapter of the translation once, in passages of one to three verses', () => {
  for (const chapter of readBooks().flatMap(({ chapters }) => chapters)) {
    const sizes = cutWindows(chapter);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(chapter.length);
    expect(sizes.every((size) => size >= 1 && size <= 3)).toBe(true);
  }
});
