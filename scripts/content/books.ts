import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScriptureBook } from '../../shared/companion/retrieval/scripture-files';
import { BIBLE_BOOKS } from '../../shared/content/bible-books';
import { slugOf } from '../../shared/content/chapter-place';
import { readChapters, readHeadings, readLines, readParagraphs } from '../lib/scripture';

const BOOKS = 'shared/content/scripture/books';

/** The whole translation as the repository has it, in the order of the canon. */
export function readBooks(): ScriptureBook[] {
  return BIBLE_BOOKS.map((name) => JSON.parse(readFileSync(fileOf(name), 'utf8')) as ScriptureBook);
}

/** Takes every book from the World English Bible package, a chapter a line, and after that how it is set. */
export function writeBooks(): void {
  mkdirSync(BOOKS, { recursive: true });
  for (const name of BIBLE_BOOKS) {
    const chapters = inLines(readChapters(name));
    const setting = [
      ['lines', readLines(name).map(withoutProseAtEnd)],
      ['paragraphs', readParagraphs(name)],
      ['headings', readHeadings(name)],
    ] as const;
    const parts = setting
      .filter(([, ofChapters]) => ofChapters.some((entries) => entries.length > 0))
      .map(([part, ofChapters]) => `,"${part}":${inLines(ofChapters)}`);
    writeFileSync(
      fileOf(name),
      `{"name":${JSON.stringify(name)},"chapters":${chapters}${parts.join('')}}\n`,
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
  return join(BOOKS, `${slugOf(name)}.json`);
}
