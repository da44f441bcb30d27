import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BOOK_FONTS, FONT_FOLDER, makeBookFont } from './lib/book-fonts';

it.each(BOOK_FONTS)('$name is what npm run book-fonts makes of its source', async (font) => {
  const made = await makeBookFont(font);
  expect(made.equals(readFileSync(join(FONT_FOLDER, `${font.name}.woff`)))).toBe(true);
});
