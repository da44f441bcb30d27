/**
 * npm run book-fonts: writes the typefaces of the book into web/features/book/fonts. Those of the screens are variable, and
 * what a PDF embeds is not, so each is fixed at the weight and the optical size at which the book sets it.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOOK_FONTS, FONT_FOLDER, makeBookFont } from './lib/book-fonts';

for (const font of BOOK_FONTS) {
  const bytes = await makeBookFont(font);
  writeFileSync(join(FONT_FOLDER, `${font.name}.woff`), bytes);
  console.log(`${font.name}.woff: ${(bytes.length / 1000).toFixed(1)} kB`);
}
