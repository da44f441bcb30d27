import { describe, expect, it } from 'vitest';
import passages from '../../../../shared/content/scripture/passages.json';
import type { Font, Measure } from './shapes';
import { fitText, wrapText } from './wrap-text';

/** Every letter half as wide as it is high. */
const measure: Measure = (text, font) => [...text].length * font.size * 0.5;
const font: Font = { size: 20, weight: 400 };

function isWhole(lines: readonly string[], text: string): void {
  expect(lines.join(' ')).toBe(text);
}

describe('wrapping', () => {
  it('breaks between words, none of them lost, no line too wide', () => {
    const text = 'Great is your faithfulness, new every morning.';
    const lines = wrapText(text, 200, font, measure);
    isWhole(lines, text);
    for (const line of lines) expect(measure(line, font)).toBeLessThanOrEqual(200);
  });

  it('makes lines about equally long', () => {
    expect(wrapText('one two three four', 170, font, measure)).toEqual(['one two', 'three four']);
  });

  it('takes no more lines than it must', () => {
    expect(wrapText('one two', 70, font, measure)).toEqual(['one two']);
  });

  it('breaks a word that is wider than a line', () => {
    const lines = wrapText('a Mahershalalhashbaz b', 100, font, measure);
    expect(lines.join('').replaceAll(' ', '')).toBe('aMahershalalhashbazb');
    for (const line of lines) expect(measure(line, font)).toBeLessThanOrEqual(100);
  });

  it('has no line for no text', () => {
    expect(wrapText('  ', 100, font, measure)).toEqual([]);
  });
});

describe('fitting', () => {
  const face = { weight: 400 };
  const room = { width: 640, height: 432, sizes: { largest: 60, smallest: 24 }, leading: 1.32 };

  it('leaves a short text at its largest', () => {
    const fitted = fitText('Be still.', room, face, measure);
    expect(fitted).toEqual({
      lines: ['Be still.'],
      font: { weight: 400, size: 60 },
      lineHeight: 79.2,
    });
  });

  it.each(passages.map(({ reference, verses }) => [reference, verses] as const))(
    'holds all of %s within its bounds',
    (_, verses) => {
      const text = verses.map((verse) => verse.text).join(' ');
      const { lines, font, lineHeight } = fitText(text, room, face, measure);
      isWhole(lines, text);
      expect(lines.length * lineHeight).toBeLessThanOrEqual(room.height);
      for (const line of lines) expect(measure(line, font)).toBeLessThanOrEqual(room.width);
    },
  );

  it('ends in an ellipsis where even the smallest letters are too many', () => {
    const { lines, font, lineHeight } = fitText('word '.repeat(2000), room, face, measure);
    expect(lines.at(-1)).toMatch(/word…$/);
    expect(font.size).toBe(24);
    expect(lines.length * lineHeight).toBeLessThanOrEqual(room.height);
    for (const line of lines) expect(measure(line, font)).toBeLessThanOrEqual(room.width);
  });
});
