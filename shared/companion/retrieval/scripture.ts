import type { ScriptureVerse } from '../../content/pack';
import type { Goal } from '../../records/preference';
import type { Passage } from '../answer';

/**
 * Where the files of the shipped translation come from: a cache, the network, a disk. Each gives the parsed JSON, which
 * is checked before it is used, and rejects when it can't be had.
 */
export interface ScriptureFiles {
  /** The manifest's `scripture.index`. Asked for once. */
  index(): Promise<unknown>;
  /** The file of the manifest's `scripture.books` with that name, such as `Psalms`. Asked for once each. */
  book(name: string): Promise<unknown>;
}

/** What is written beside passages: two questions to write with, and a sentence to begin praying with. */
export interface Prompts {
  readonly questions: readonly [string, string];
  readonly prayer: string;
}

/** What was found for a text. */
export interface Finding {
  /** The closest first; none where nothing speaks to the text clearly enough. */
  readonly passages: readonly Passage[];
  /** The themes recognised in the text, the strongest first. */
  readonly themes: readonly (Prompts & { readonly id: string })[];
  /** For a text in which none is. */
  readonly otherwise: Prompts;
}

/** How passages are looked for. */
export interface PassageSearch {
  /** How many at most; three where absent. */
  readonly limit?: number;
  /** What the person hopes for: of two themes that are equally strong in the text, it decides which leads. */
  readonly goals?: readonly Goal[];
}

/** The shipped translation: 66 books, letter for letter. Every call rejects as the files do. */
export interface Scripture {
  /** Looks for passages that speak to what a person wrote. The text is data alone. */
  find(text: string, search?: PassageSearch): Promise<Finding>;
  /**
   * The verses of a reference as data, `Psalms 139:11-12`; undefined where the translation does not have all of them, or
   * it is no reference.
   */
  verses(reference: string): Promise<readonly ScriptureVerse[] | undefined>;
}
