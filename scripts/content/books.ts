import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScriptureBook } from '../../shared/companion/retrieval/scripture-files';
import { readChapters, readLines } from '../lib/scripture';
import { BIBLE_BOOKS, bookFileName } from './bible-books';

const BOOKS = 'shared/content/scripture/books';

/** The whole translation as the repository has it, in the order of the canon. */
export function readBooks(): ScriptureBook[] {
  return BIBLE_BOOKS.map((name) => JSON.parse(readFileSync(fileOf(name), 'utf8')) as ScriptureBook);
}

/** Takes every book from the World English Bible package, a chapter a line, and after it where its lines of poetry begin. */
export function writeBooks(): void {
  mkdirSync(BOOKS, { recursive: true });
  for (const name of BIBLE_BOOKS) {
    const chapters = inLines(readChapters(name));
    const lines = readLines(name).map(withoutProseAtEnd);
    const hasPoetry = lines.some((verses) => verses.length > 0);
    const poetry = hasPoetry ? `,"lines":${inLines(lines)}` : '';
    writeFileSync(
      fileOf(name),
      `{"name":${JSON.stringify(name)},"chapters":${chapters}${poetry}}\n`,
    );
  }
}

function inLines(chapters: readonly unknown[]): string {
  return `[\n${chapters.map((chapter) => JSON.stringify(chapter)).join(',\n')}\n]`;
}

/** A verse that nothing is said of is prose. */
function withoutProseAtEnd(verses: readonly number[][]): readonly number[][] {
  return verses.slice(0, verses.findLastIndex((lines) => lines.length > 0) + 1);
}

function fileOf(name: string): string {
  return join(BOOKS, `${bookFileName(name)}.json`);
}
