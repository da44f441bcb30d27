import type { Piece } from './read-pieces';

const ENDS = /[.!?] *$/;
/** Words up to and with the marks that end a sentence, or whatever is left. */
const CHUNKS = /[^.!?]*[.!?]+(?= |$)|.+$/g;

/**
 * The sentences of a line. A citation behind the full stop still belongs to what stands before it, and so does what goes on
 * in small letters behind a quotation.
 */
export function splitSentences(pieces: readonly Piece[]): Piece[][] {
  const sentences: Piece[][] = [[]];
  let ended = false;
  for (const piece of pieces.flatMap(cutAtEnds)) {
    if (ended && begins(piece)) sentences.push([]);
    else if (ended && /[a-z]/.test(piece.text) && piece.kind === 'text') ended = false;
    sentences.at(-1)?.push(piece);
    if (piece.kind !== 'bracketed' && piece.text.trim() !== '') ended = ENDS.test(piece.text);
  }
  return sentences;
}

function cutAtEnds(piece: Piece): Piece[] {
  if (piece.kind !== 'text') return [piece];
  return (piece.text.match(CHUNKS) ?? []).map((text) => ({ kind: 'text', text }));
}

function begins({ kind, text }: Piece): boolean {
  return kind === 'quoted' || (kind === 'text' && /^ *[A-Z]/.test(text));
}
