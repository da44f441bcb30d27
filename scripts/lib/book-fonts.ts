import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

export const FONT_FOLDER = 'web/features/book/fonts';

/** A typeface of the book: a variable one, fixed at these points of its axes. */
interface BookFont {
  /** Of the file it becomes. */
  readonly name: string;
  /** In `node_modules/@fontsource-variable`. */
  readonly source: string;
  readonly axes: Readonly<Record<string, number>>;
}

/** Of alphabets, punctuation and ligatures: the typefaces have no others, and all that they have stay. */
const EVERY_CHARACTER = [...range(0x20, 0x2fff), ...range(0xa700, 0xabff), ...range(0xfb00, 0xfeff)]
  .map((code) => String.fromCodePoint(code))
  .join('');

const TEXT = { opsz: 11, wght: 400 };

export const BOOK_FONTS: readonly BookFont[] = [
  { name: 'book-text', source: newsreader('latin-opsz-normal'), axes: TEXT },
  { name: 'book-italic', source: newsreader('latin-opsz-italic'), axes: TEXT },
  { name: 'book-display', source: newsreader('latin-opsz-normal'), axes: { opsz: 30, wght: 400 } },
  { name: 'book-label', source: 'figtree/files/figtree-latin-wght-normal', axes: { wght: 500 } },
  { name: 'book-text-more', source: newsreader('latin-ext-opsz-normal'), axes: TEXT },
  { name: 'book-italic-more', source: newsreader('latin-ext-opsz-italic'), axes: TEXT },
];

/** The bytes of a typeface as WOFF, which the PDF library unpacks without a Brotli decoder. The same source gives the same. */
export async function makeBookFont({ source, axes }: BookFont): Promise<Buffer> {
  const variable = readFileSync(join('node_modules/@fontsource-variable', `${source}.woff2`));
  return subsetFont(variable, EVERY_CHARACTER, {
    targetFormat: 'woff',
    variationAxes: { ...axes },
  });
}

function newsreader(name: string): string {
  return `newsreader/files/newsreader-${name}`;
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
