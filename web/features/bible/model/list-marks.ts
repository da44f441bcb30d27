import {
  type BibleChapterBody,
  HIGHLIGHT_COLORS,
  type HighlightColor,
} from '../../../../shared/records/bible-chapter';
import { colorsOf } from './marks';

/** Verses of one chapter that a person marked, and where they are read. */
export interface MarkedVerses {
  /** As data: `Psalms 23:2-3`. */
  readonly reference: string;
  readonly color?: HighlightColor;
}

/** The bookmarks of marked chapters, in their order. */
export function listBookmarks(chapters: readonly BibleChapterBody[]): MarkedVerses[] {
  return chapters.flatMap(({ passage, bookmarks = [] }) =>
    [...bookmarks].sort((a, b) => a - b).map((verse) => ({ reference: `${passage}:${verse}` })),
  );
}

/** The highlights of marked chapters, verses in a row of one color together. */
export function listHighlights(chapters: readonly BibleChapterBody[]): MarkedVerses[] {
  return chapters.flatMap((body) => {
    const colors = colorsOf([body]);
    return HIGHLIGHT_COLORS.flatMap((color) => {
      const verses = [...colors].flatMap(([verse, all]) => (all.includes(color) ? verse : []));
      return runsOf(verses).map(([first, last]) => ({
        reference: `${body.passage}:${first}${last === first ? '' : `-${last}`}`,
        color,
      }));
    });
  });
}

function runsOf(verses: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const verse of [...verses].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] + 1 === verse) run[1] = verse;
    else runs.push([verse, verse]);
  }
  return runs;
}
