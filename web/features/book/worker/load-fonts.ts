import { readAsset } from '../../../platform/read-asset';
import type { FontFiles } from '../draw/open-document';
import display from '../fonts/book-display.woff?url';
import italic from '../fonts/book-italic.woff?url';
import italicMore from '../fonts/book-italic-more.woff?url';
import label from '../fonts/book-label.woff?url';
import text from '../fonts/book-text.woff?url';
import textMore from '../fonts/book-text-more.woff?url';
import { FONT_NAMES } from '../layout/type';

const ADDRESSES: Readonly<Record<keyof FontFiles, string>> = {
  text,
  italic,
  display,
  label,
  'text-more': textMore,
  'italic-more': italicMore,
};

/** The typefaces of the book, from what the service worker keeps. Rejects where one can't be had. */
export async function loadFonts(): Promise<FontFiles> {
  const files = await Promise.all(
    FONT_NAMES.map(async (name) => [name, await readAsset(ADDRESSES[name])] as const),
  );
  return Object.fromEntries(files) as FontFiles;
}
