import { writeReference } from '../companion/retrieval/reference';
import { type FoundBook, findBook } from './find-book';
import { verseCounts } from './verse-counts';

/** How freely a passage may be written: where nothing else was typed, or within sentences. */
interface Manner {
  readonly chapter: RegExp;
  /** What stands between a chapter and a verse, and the verse. */
  readonly verse: RegExp;
  readonly to: RegExp;
  /** What stands between numbers of one book; undefined where there is only one. */
  readonly next: RegExp | undefined;
  /** What must follow a book that was found so, and written with these letters. */
  readonly needsOf: (book: FoundBook, letters: string) => Needs;
}

/** What must follow a name, so that a passage is meant; `no`: nothing would do. */
type Needs = 'nothing' | 'chapter' | 'verse' | 'no';

/** A number may stand before: `1`, `2nd`, `III`, `First`. */
const BOOK =
  /(?:([123])(?:st|nd|rd)?[\s.-]*|(i{1,3})[\s.-]+|(first|second|third)[\s.-]+)?([a-z]+(?:[\s.-]+of[\s.-]+(?:the[\s.-]+)?[a-z]+)?)\.?/iy;
const ORDINALS = ['first', 'second', 'third'];
/** A half of a verse is the verse; `f` is one more, `ff` all that follow. */
const VERSE_END = /(?:[a-c]|(ff?))\.?(?![a-z0-9])/iy;

const ALONE: Manner = {
  chapter: /[\s.,:-]*(?:ch(?:ap(?:ters?)?)?\.?\s*)?(\d{1,3})(?!\d)/iy,
  verse:
    /\s*[.:]\s*(\d{1,3})(?!\d)|[\s,:]*\b(?:verses?|vv?)\.?\s*(\d{1,3})(?!\d)|\s+(\d{1,3})(?!\d)/iy,
  to: /\s*(?:-|\bto\b|\bthrough\b)\s*(\d{1,3})(?!\d)/iy,
  next: /\s*(?:[,;&+]|\band\b)\s*/iy,
  needsOf: ({ by }, letters) => (by === 'begun' || letters.length < 3 ? 'chapter' : 'nothing'),
};

/** Names that in sentences are also those of people, and English words. */
const ALSO_OTHERS = new Set([
  ...['Numbers', 'Joshua', 'Judges', 'Ruth', 'Ezra', 'Nehemiah', 'Esther', 'Job', 'Daniel', 'Joel'],
  ...[
    'Amos',
    'Jonah',
    'Micah',
    'Matthew',
    'Mark',
    'Luke',
    'John',
    'Acts',
    'Titus',
    'James',
    'Jude',
  ],
]);
const ALSO_WORDS = new Set(['is', 'am']);
/** Shorter ones are abbreviations. */
const NAME_LETTERS = 5;

const WITHIN: Manner = {
  chapter: /\s+(\d{1,3})(?!\d)/y,
  verse: /[.:](\d{1,3})(?!\d)/y,
  to: /-(\d{1,3})(?!\d)/y,
  next: undefined,
  needsOf({ by, name }, letters) {
    if (by === 'begun' || ALSO_WORDS.has(letters.toLowerCase())) return 'no';
    const isName = by === 'full' || letters.length >= NAME_LETTERS;
    return isName && !ALSO_OTHERS.has(name) ? 'chapter' : 'verse';
  },
};

/** Where in a book: a chapter, or a verse of it. */
interface Spot {
  readonly chapter: number;
  readonly verse?: number;
}

/** Chapters, or verses of one chapter, in a row. */
interface Stretch {
  readonly chapter: number;
  /** Undefined for the whole chapter. */
  readonly first?: number | undefined;
  readonly last?: number | undefined;
}

/**
 * The passages that a text consists of, as references: `ps 23; 1 cor 13.4–7` is `Psalms 23` and `1 Corinthians 13:4-7`, and
 * `Ruth` the whole book. None where there is anything else in the text, or a chapter or verse that the translation lacks
 * (S1 to S4).
 */
export function readPassages(typed: string): string[] {
  const text = plain(typed).trim();
  const references: string[] = [];
  for (let at = 0; at < text.length; ) {
    const read = readBook(text, at, ALONE);
    if (!read) return [];
    references.push(...read.references);
    const between = match(/\s*(?:[,;&+.]|\band\b|$)\s*/iy, text, read.end);
    if (!between) return [];
    at = read.end + between[0].length;
  }
  return references;
}

/** The passages that stand within a text, in its order, as references. They are written as in print: `John 3:16` (S4). */
export function passagesWithin(text: string): string[] {
  const own = plain(text);
  const references: string[] = [];
  let end = 0;
  for (const { index, 1: before = '' } of own.matchAll(
    /(^|[^\p{L}\p{N}])(?=(?:[1-3I]|II|III|First|Second|Third)? ?[A-Z][a-z])/gu,
  )) {
    const at = index + before.length;
    const read = at < end ? undefined : readBook(own, at, WITHIN);
    if (!read) continue;
    references.push(...read.references);
    end = read.end;
  }
  return references;
}

/** One kind of dash, and each letter in one form. */
function plain(text: string): string {
  return text.normalize('NFKC').replace(/\p{Pd}|−/gu, '-');
}

function readBook(text: string, start: number, manner: Manner) {
  const written = match(BOOK, text, start);
  if (!written) return undefined;
  const [all, digit, roman, ordinal, letters = ''] = written;
  const number =
    digit ?? roman?.length ?? (ordinal ? ORDINALS.indexOf(ordinal.toLowerCase()) + 1 : '');
  const book = findBook(String(number), letters);
  if (!book) return undefined;
  const needs = manner.needsOf(book, letters);
  if (needs === 'no') return undefined;
  const counts = verseCounts(book.name);
  const end = start + all.length;
  const numbers = readNumbers(text, end, counts, manner);
  if (!numbers) {
    // A number that follows is none of this book's.
    if (needs !== 'nothing' || match(ALONE.chapter, text, end)) return undefined;
    return { references: [counts.length === 1 ? `${book.name} 1` : book.name], end };
  }
  if (needs === 'verse' && numbers.stretches.some(({ first }) => first === undefined))
    return undefined;
  const references = numbers.stretches.map((stretch) => refer(book.name, stretch));
  return { references, end: numbers.end };
}

function refer(book: string, { chapter, first, last = first }: Stretch): string {
  if (first === undefined || last === undefined) return `${book} ${chapter}`;
  return writeReference({ book, chapter, first, last });
}

/** Reads numbers of one book, as far as they go; undefined where there are none, or one is too great. */
function readNumbers(text: string, start: number, counts: readonly number[], manner: Manner) {
  let stretches: Stretch[] = [];
  let end = start;
  let opening: RegExp | undefined = manner.chapter;
  /** The chapter whose verses bare numbers are. */
  let chapter = counts.length === 1 ? 1 : undefined;
  while (opening) {
    const read = readRange(text, end, { opening, chapter, isFirst: end === start }, manner);
    if (!read) break;
    const row = spread(read.from, read.to, read.goesOn, counts);
    if (!row) return undefined;
    stretches = row.reduce(joinTo, stretches);
    end = read.end;
    const between = manner.next && match(manner.next, text, end);
    if (!between) break;
    const isNewChapter = between[0].includes(';') && counts.length > 1;
    chapter = isNewChapter ? undefined : read.to.verse === undefined ? chapter : read.to.chapter;
    opening = numberAfter(between[0]);
  }
  if (stretches.length === 0) return undefined;
  // Of a book with one chapter, `Jude 1` is that chapter, and `Jude 3` a verse.
  const isChapter = counts.length === 1 && text.slice(start, end).replace(/\D/g, '') === '1';
  return { stretches: isChapter ? [{ chapter: 1 }] : stretches, end };
}

/** What follows a comma is a number of the same book only where no letter follows it: `Psalm 23, 1 John 4`. */
function numberAfter(between: string): RegExp {
  const literal = between.replace(/[+]/g, '\\$&');
  return new RegExp(`${literal}(\\d{1,3})(?!\\d|(?:st|nd|rd)?[\\s.-]*[a-z]{2})`, 'iy');
}

interface Opening {
  readonly opening: RegExp;
  readonly chapter: number | undefined;
  readonly isFirst: boolean;
}

function readRange(
  text: string,
  start: number,
  { opening, chapter, isFirst }: Opening,
  manner: Manner,
) {
  const first = match(opening, text, start);
  if (!first) return undefined;
  let end = start + first[0].length;
  const from = readSpot(Number(first[1]), chapter, isFirst);
  const ending = from.verse === undefined ? null : match(VERSE_END, text, end);
  end += ending?.[0].length ?? 0;
  const goesOn = ending?.[1]?.length ?? 0;
  const further = match(manner.to, text, end);
  if (!further) return { from, to: from, goesOn, end };
  end += further[0].length;
  const to = readSpot(Number(further[1]), from.verse === undefined ? chapter : from.chapter, false);
  if (to.verse !== undefined) end += match(VERSE_END, text, end)?.[0].length ?? 0;
  return { from, to, goesOn: 0, end };

  function readSpot(number: number, within: number | undefined, mayBeSpaced: boolean): Spot {
    const verse = match(manner.verse, text, end);
    const isSpaced = verse?.[3] !== undefined;
    if (verse && (!isSpaced || mayBeSpaced)) {
      end += verse[0].length;
      return { chapter: number, verse: Number(verse.slice(1).find(Boolean)) };
    }
    return within === undefined ? { chapter: number } : { chapter: within, verse: number };
  }
}

/** The stretches between two spots, chapter by chapter; undefined where one of them is not in the book. */
function spread(
  from: Spot,
  to: Spot,
  goesOn: number,
  counts: readonly number[],
): Stretch[] | undefined {
  const order = to.chapter - from.chapter || (to.verse ?? 0) - (from.verse ?? 0);
  if (order < 0 || ![from, to].every((spot) => isIn(spot, counts))) return undefined;
  const all = Array.from({ length: to.chapter - from.chapter + 1 }, (_, at) => from.chapter + at);
  return all.map((chapter) => {
    const count = counts[chapter - 1] ?? 0;
    const isEnd = chapter === to.chapter && to.verse !== undefined;
    const isStart = chapter === from.chapter && from.verse !== undefined;
    if (!isEnd && !isStart) return { chapter };
    const last = isEnd ? (to.verse ?? count) : count;
    const following = goesOn === 2 ? count : Math.min(count, last + goesOn);
    return { chapter, first: isStart ? (from.verse ?? 1) : 1, last: following };
  });
}

function isIn({ chapter, verse = 1 }: Spot, counts: readonly number[]): boolean {
  return chapter >= 1 && verse >= 1 && verse <= (counts[chapter - 1] ?? 0);
}

/** Verses that follow each other are one passage: `4:6,7`. */
function joinTo(stretches: Stretch[], next: Stretch): Stretch[] {
  const before = stretches.at(-1);
  const follows =
    before?.last !== undefined && before.chapter === next.chapter && before.last + 1 === next.first;
  return follows
    ? [...stretches.slice(0, -1), { ...before, last: next.last }]
    : [...stretches, next];
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
