import { partChanges, wholeChange } from '../../../shared/domain/merge/part-changes';

/** A stretch of a text, and whether the other text lacks it. */
export interface Stretch {
  readonly text: string;
  readonly differs: boolean;
}

/** Fewer unchanged words than this between two changed ones are read as part of the change. */
const WORDS_THAT_PART = 3;

/** Marks, word by word, what `text` says and `other` does not. Together the stretches are `text` again. */
export function markDifferences(text: string, other: string): Stretch[] {
  const pieces = piecesOf(text);
  const differs = joinNearby(differingWords(pieces.filter(isWord), piecesOf(other).filter(isWord)));
  const stretches: Stretch[] = [];
  let word = 0;
  for (const piece of pieces) {
    const marked = isWord(piece)
      ? differs[word++] === true
      : !piece.includes('\n') && differs[word - 1] === true && differs[word] === true;
    add(stretches, piece, marked);
  }
  return stretches;
}

/** Words, the space between them, and every other sign by itself. */
function piecesOf(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}\p{M}'’]+|./gu) ?? [];
}

function isWord(piece: string): boolean {
  return piece.trim() !== '';
}

function add(stretches: Stretch[], piece: string, differs: boolean): void {
  const last = stretches.at(-1);
  if (last?.differs === differs) stretches.splice(-1, 1, { text: last.text + piece, differs });
  else stretches.push({ text: piece, differs });
}

/** For each of `words` whether `others` lack it there. Where comparing would take too long, all between the first and last change. */
function differingWords(words: readonly string[], others: readonly string[]): boolean[] {
  const differs = words.map(() => false);
  const changes = partChanges(words, others) ?? [wholeChange(words, others)];
  for (const { from, to } of changes) differs.fill(true, from, to);
  return differs;
}

function joinNearby(differs: readonly boolean[]): boolean[] {
  const joined = [...differs];
  let lastChange = Number.NEGATIVE_INFINITY;
  for (const [at, changed] of differs.entries()) {
    if (!changed) continue;
    if (at - lastChange <= WORDS_THAT_PART) joined.fill(true, lastChange, at);
    lastChange = at;
  }
  return joined;
}
