import type { ScriptureBook } from '../../../../shared/companion/retrieval/scripture-files';

/** A run of words of one verse that stands together: prose, or one line of poetry. */
export interface VersePiece {
  readonly verse: number;
  readonly words: string;
  readonly isLine: boolean;
  /** The verse begins here. */
  readonly isFirst: boolean;
}

/** A paragraph of prose or a stanza of poetry. */
export interface Block {
  /** What stands above it and is no verse: the title of a psalm. */
  readonly heading?: string | undefined;
  readonly pieces: readonly VersePiece[];
}

/** A chapter to be read. */
export interface Chapter {
  /** As data, `Psalms`. */
  readonly book: string;
  readonly number: number;
  /** How many chapters the book has. */
  readonly of: number;
  readonly blocks: readonly Block[];
  /** What each verse says, by its number. A verse that the translation leaves to a footnote is not among them. */
  readonly verses: ReadonlyMap<number, string>;
}

/** A chapter of a book, set as the translation sets it; undefined where the book has no such chapter. */
export function chapterOf(book: ScriptureBook, number: number): Chapter | undefined {
  const texts = book.chapters[number - 1];
  if (!texts) return undefined;
  const verses = texts.map((text, at) => [at + 1, text] as const).filter(([, text]) => text !== '');
  return {
    book: book.name,
    number,
    of: book.chapters.length,
    blocks: setBlocks(verses, settingOf(book, number)),
    verses: new Map(verses),
  };
}

interface Setting {
  /** By verse, where its lines of poetry begin. */
  readonly lines: readonly (readonly number[])[];
  readonly paragraphs: readonly (readonly [verse: number, start: number])[];
  readonly headings: ReadonlyMap<number, string>;
}

function settingOf({ lines, paragraphs, headings }: ScriptureBook, number: number): Setting {
  return {
    lines: lines?.[number - 1] ?? [],
    paragraphs: paragraphs?.[number - 1] ?? [],
    headings: new Map(headings?.[number - 1]),
  };
}

function setBlocks(verses: readonly (readonly [number, string])[], setting: Setting): Block[] {
  const blocks: { heading?: string | undefined; pieces: VersePiece[] }[] = [];
  for (const [verse, text] of verses) {
    const lines = setting.lines[verse - 1] ?? [];
    const paragraphs = setting.paragraphs.flatMap(([of, start]) => (of === verse ? start : []));
    const cuts = [...new Set([0, ...lines, ...paragraphs])].sort((a, b) => a - b);
    for (const [at, start] of cuts.entries()) {
      const heading = at === 0 ? setting.headings.get(verse) : undefined;
      const begins = blocks.length === 0 || heading !== undefined || paragraphs.includes(start);
      if (begins) blocks.push({ heading, pieces: [] });
      blocks.at(-1)?.pieces.push({
        verse,
        words: text.slice(start, cuts[at + 1]),
        isLine: lines.includes(start),
        isFirst: at === 0,
      });
    }
  }
  return blocks;
}
