import type { FontName, Style } from './type';

/** What layout asks of whatever draws. Widths are in points. */
export interface Measure {
  /** The width of a text that the font has every character of. */
  width(text: string, font: FontName, size: number): number;
  covers(font: FontName, codePoint: number): boolean;
  /** The width of a text as the browser's own typefaces set it. */
  foreignWidth(text: string, style: Style): number;
}
