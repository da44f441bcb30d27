import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScriptureBook } from '../../shared/companion/retrieval/scripture-files';
import { readChapters } from '../lib/scripture';
import { BIBLE_BOOKS, bookFileName } from './bible-books';

const BOOKS = 'shared/content/scripture/books';

/** The whole translation as the repository has it, in the order of the canon. */
export function readBooks(): ScriptureBook[] {
  return BIBLE_BOOKS.map((name) => JSON.parse(readFileSync(fileOf(name), 'utf8')) as ScriptureBook);
}

/** Takes every book from the World English Bible package, a chapter a line. */
export function writeBooks(): void {
  mkdirSync(BOOKS, { recursive: true });
  for (const name of BIBLE_BOOKS) {
    const chapters = readChapters(name).map((verses) => JSON.stringify(verses));
    const file = `{"name":${JSON.stringify(name)},"chapters":[\n${chapters.join(',\n')}\n]}\n`;
    writeFileSync(fileOf(name), file);
  }
}

function fileOf(name: string): string {
  return join(BOOKS, `${bookFileName(name)}.json`);
}
