import * as z from 'zod/mini';
import { commonFields, shortText } from './fields';
import type { EntryKind } from './kind';

/** The five colors of highlights, named as the person sees them. */
export const HIGHLIGHT_COLORS = ['gold', 'rose', 'blue', 'green', 'violet'] as const;
export type HighlightColor = (typeof HIGHLIGHT_COLORS)[number];

/** Of a chapter no more can be marked: 176 verses in five colors, and more colors of a later version. */
const MOST_MARKS = 2_000;

const schema = z.looseObject({
  /** The chapter as data, `Psalms 23`. */
  passage: shortText,
  /** Verse and color, `4 gold`. A verse that two devices marked apart has both colors. */
  highlights: z.optional(z.array(shortText).check(z.maxLength(MOST_MARKS))),
  /** Numbers of verses to come back to. */
  bookmarks: z.optional(
    z.array(z.int().check(z.minimum(1), z.maximum(200))).check(z.maxLength(MOST_MARKS)),
  ),
  ...commonFields,
});
export type BibleChapterBody = z.infer<typeof schema>;

/**
 * What a person marked in a chapter of the Bible, under a random id: which chapter it is stands in the body alone, which is
 * sealed. Devices that mark a chapter apart make a record each; what a person sees is all of them together.
 */
export const bibleChapter: EntryKind<BibleChapterBody, 'bible-chapter'> = {
  name: 'bible-chapter',
  schema,
  fields: { passage: 'choice', highlights: 'set', bookmarks: 'set', keptVersions: 'set' },
  countsAsDone: () => false,
};
