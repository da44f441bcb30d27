import type { Measure } from '../layout/measure';

/** Each character is half as wide as it is high; the typefaces have ASCII alone, and those for more have Latin. */
export const plainMeasure: Measure = {
  width: (text, _font, size) => text.length * size * 0.5,
  covers: (font, codePoint) =>
    font.endsWith('-more') ? codePoint >= 0x100 && codePoint < 0x180 : codePoint < 0x100,
  foreignWidth: (text, { size }) => text.length * size,
};
