import { passageKey } from '../../../../shared/content/chapter-place';
import {
  type BibleChapterBody,
  bibleChapter,
  HIGHLIGHT_COLORS,
  type HighlightColor,
} from '../../../../shared/records/bible-chapter';
import { verseNote } from '../../../../shared/records/verse-note';
import type { Selection } from './selection';

/** A chapter by its place: the book as addresses name it and as references do, and its number. */
export interface ChapterPlace {
  readonly slug: string;
  readonly book: string;
  readonly number: number;
}

export function chapterId({ slug, number }: Pick<ChapterPlace, 'slug' | 'number'>): string {
  return bibleChapter.idFor(passageKey(slug, number));
}

export function noteId(
  { slug, number }: Pick<ChapterPlace, 'slug' | 'number'>,
  verses: readonly [number, number],
): string {
  return verseNote.idFor(passageKey(slug, number, verses));
}

/** As data: `Psalms 23:4-6`. */
export function passageOf(
  { book, number }: Pick<ChapterPlace, 'book' | 'number'>,
  [first, last]: readonly [number, number],
): string {
  return `${book} ${number}:${first}${last === first ? '' : `-${last}`}`;
}

/** The verses of a note's id in its chapter; undefined where it is of another chapter. */
export function versesOfNote(
  { slug, number }: Pick<ChapterPlace, 'slug' | 'number'>,
  id: string,
): readonly [number, number] | undefined {
  const start = `${verseNote.idFor(passageKey(slug, number))}.`;
  if (!id.startsWith(start)) return undefined;
  const [, first, last = first] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(id.slice(start.length)) ?? [];
  return first === undefined ? undefined : [Number(first), Number(last)];
}

/** The colors of each highlighted verse, the one to be seen first at the end. */
export function colorsOf({ highlights = [] }: Pick<BibleChapterBody, 'highlights'>) {
  const colors = new Map<number, HighlightColor[]>();
  for (const highlight of highlights) {
    const [verse, name] = highlight.split(' ');
    const color = HIGHLIGHT_COLORS.find((known) => known === name);
    if (color) colors.set(Number(verse), [...(colors.get(Number(verse)) ?? []), color]);
  }
  return colors;
}

/** The highlights after all chosen verses were given a color, in the place of what they had; null takes it away. */
export function withColor(
  body: Pick<BibleChapterBody, 'highlights'>,
  selection: NonNullable<Selection>,
  color: HighlightColor | null,
): string[] {
  const verses = versesIn(selection);
  const others = (body.highlights ?? []).filter(
    (each) => !verses.includes(Number.parseInt(each, 10)),
  );
  return [...others, ...(color ? verses.map((verse) => `${verse} ${color}`) : [])];
}

/** The bookmarks after the first of the chosen verses got one, or lost it. */
export function withBookmark(
  { bookmarks = [] }: Pick<BibleChapterBody, 'bookmarks'>,
  [first]: NonNullable<Selection>,
): number[] {
  return bookmarks.includes(first)
    ? bookmarks.filter((verse) => verse !== first)
    : [...bookmarks, first];
}

function versesIn([first, last]: NonNullable<Selection>): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
