/** The files of the shipped translation as the content pack has them. */
import * as z from 'zod/mini';

const verseNumber = z.int().check(z.positive());
const distance = z.int().check(z.nonnegative());

/** One book: `/content/scripture/<book>-<hash>.json` */
export const scriptureBook = z.object({
  /** As references have it, `Psalms`. */
  name: z.string(),
  /**
   * Verses by chapter, the first of each first. Where a verse is empty, the translation counts it and leaves its words
   * to a footnote, as many old manuscripts do.
   */
  chapters: z.array(z.array(z.string())),
  /**
   * Where lines of poetry begin in the verses of `chapters`: distances from the verse's first letter, 0 where the verse begins
   * a line. Prose has none; verses after a chapter's last line, and whole books of prose, are left out.
   */
  lines: z.optional(z.array(z.array(z.array(distance)))),
  /** Where paragraphs and stanzas of a chapter begin: the verse, and the distance from its first letter. */
  paragraphs: z.optional(z.array(z.array(z.tuple([verseNumber, distance])))),
  /** What stands above a verse and is none, such as the title of a psalm. Books without any have none. */
  headings: z.optional(z.array(z.array(z.tuple([verseNumber, z.string()])))),
});
export type ScriptureBook = z.infer<typeof scriptureBook>;

/** What people write about, with what is known of it: a file of `shared/content/companion/themes`. */
const theme = z.object({
  id: z.string(),
  name: z.string(),
  /** What people write, each a run of stems with spaces between. */
  written: z.array(z.string()),
  /** Its words also stand in questions about the world. */
  everyday: z.boolean(),
  /** Numbers of passages with the line that says why each was found. */
  passages: z.array(z.object({ passage: z.int().check(z.nonnegative()), why: z.string() })),
  questions: z.tuple([z.string(), z.string()]),
  prayer: z.string(),
});
export type Theme = z.infer<typeof theme>;

/**
 * What finds passages: `/content/scripture/index-<hash>.json`. It holds no verse, only where each word stands. Passages
 * are numbered: first all windows of all chapters in the order of the canon, then those that themes name besides.
 */
export const scriptureIndex = z.object({
  /** Of each book, per chapter, how many verses each passage has: `1213`. */
  books: z.array(z.object({ name: z.string(), chapters: z.array(z.string()) })),
  /** References of the passages that themes name and no window is. */
  named: z.array(z.string()),
  /** How many different counted words each passage has, a character each: `!` is none, `"` is one, and so on. */
  lengths: z.string(),
  /**
   * Where each stem stands, a line each: the stem, then passage numbers, each as its distance from the one before in
   * base 36, with spaces between. A passage that has it twice comes twice. One text is read faster than thousands.
   */
  words: z.string(),
  themes: z.array(theme),
  /** For a text in which no theme is recognised. */
  otherwise: z.object({ questions: z.tuple([z.string(), z.string()]), prayer: z.string() }),
});
export type ScriptureIndex = z.infer<typeof scriptureIndex>;

/** The first character of `lengths`, and the most that one can say. */
export const LENGTH_ZERO = '!'.charCodeAt(0);
export const MAX_LENGTH = '~'.charCodeAt(0) - LENGTH_ZERO;
