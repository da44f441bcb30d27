import type { ChapterVerse } from '../../../../shared/companion/retrieval/scripture';

/** A piece of a verse: a line of poetry, or prose that runs on. */
export interface VersePiece {
  readonly words: string;
  readonly isLine: boolean;
}

/** A verse as it is set: what stands before its first line runs on, and each line stands for itself. */
export function setVerse({ text, lines = [] }: ChapterVerse): VersePiece[] {
  const pieces = lines.map((start, at) => ({
    words: text.slice(start, lines[at + 1]),
    isLine: true,
  }));
  const before = text.slice(0, lines[0]);
  return before === '' ? pieces : [{ words: before, isLine: false }, ...pieces];
}
