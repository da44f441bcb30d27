import { type Place, readReference } from '../../../../shared/companion/retrieval/reference';
import {
  type BibleChapterBody,
  HIGHLIGHT_COLORS,
  type HighlightColor,
} from '../../../../shared/records/bible-chapter';
import type { Selection } from './selection';

/** A chapter as references name it. */
export interface ChapterName {
  readonly book: string;
  readonly number: number;
}

export type Verses = readonly [first: number, last: number];

/** A chapter as data, `Psalms 23`; with verses `Psalms 23:4-6`. */
export function passageOf({ book, number }: ChapterName, verses?: Verses): string {
  const [first, last] = verses ?? [];
  if (first === undefined) return `${book} ${number}`;
  return `${book} ${number}:${first}${last === first ? '' : `-${last}`}`;
}

/** The verses that a passage names in a chapter; undefined where it is of another one. */
export function versesIn({ book, number }: ChapterName, passage: string): Verses | undefined {
  const place: Place | undefined = readReference(passage);
  const isHere = place?.book === book && place.chapter === number;
  return isHere ? [place.first, place.last] : undefined;
}

type Marks = Pick<BibleChapterBody, 'highlights' | 'bookmarks'>;

/** The colors of each highlighted verse of all records of a chapter, the one to be seen first at the end. */
export function colorsOf(records: readonly Marks[]): Map<number, HighlightColor[]> {
  const colors = new Map<number, HighlightColor[]>();
  for (const highlight of records.flatMap(({ highlights = [] }) => highlights)) {
    const [verse, name] = highlight.split(' ');
    const color = HIGHLIGHT_COLORS.find((known) => known === name);
    const before = colors.get(Number(verse)) ?? [];
    if (color) colors.set(Number(verse), [...before.filter((each) => each !== color), color]);
  }
  return colors;
}

/**
 * What a record of a chapter holds after the chosen verses were given a color in the place of what they had. Null takes their
 * colors away, as it does in all records but one.
 */
export function withColor(
  { highlights = [] }: Marks,
  [first, last]: NonNullable<Selection>,
  color: HighlightColor | null,
): Marks {
  const verses = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const others = highlights.filter((each) => !verses.includes(Number.parseInt(each, 10)));
  return { highlights: [...others, ...(color ? verses.map((verse) => `${verse} ${color}`) : [])] };
}

/** As above, for the bookmark at a verse. */
export function withBookmark({ bookmarks = [] }: Marks, verse: number, isSet: boolean): Marks {
  const others = bookmarks.filter((each) => each !== verse);
  return { bookmarks: isSet ? [...others, verse] : others };
}
