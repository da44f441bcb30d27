/** What a line is made of: words, what stands between quotation marks, and what stands in brackets. */
export interface Piece {
  readonly kind: 'text' | 'quoted' | 'bracketed';
  /** Without its marks or brackets. */
  readonly text: string;
}

/**
 * Everything that a sentence may be written with. No link, markup, other script, digit of another alphabet or invisible
 * character can be written with it.
 */
const ALPHABET = /^[A-Za-z0-9 ,;:.!?'"‘’“”[\]–—-]*$/;

const LETTER = /[A-Za-z]/;
const SINGLE = /['‘’]/;
/** An apostrophe, seen with the letter before it: a contraction, a possessive. */
const APOSTROPHE = /^[A-Za-z]['’](?:s|t|d|m|re|ve|ll)(?![A-Za-z])|^s['’](?![A-Za-z])/;

/**
 * Takes a line of a model apart. Undefined where it holds a character that no sentence needs, or a quotation or bracket
 * that does not close: then nothing in it can be told apart for sure (G1, G2).
 */
export function readPieces(line: string): Piece[] | undefined {
  if (!ALPHABET.test(line)) return undefined;
  const pieces: Piece[] = [];
  let text = '';
  for (let at = 0; at < line.length; at += 1) {
    const end = endOfMarked(line, at);
    if (end === 'open') return undefined;
    if (end === undefined) {
      text += line[at];
      continue;
    }
    pieces.push({ kind: 'text', text });
    text = '';
    const kind = line[at] === '[' ? 'bracketed' : 'quoted';
    pieces.push({ kind, text: line.slice(at + 1, end) });
    at = end;
  }
  pieces.push({ kind: 'text', text });
  return pieces.filter(({ kind, text }) => kind !== 'text' || text !== '');
}

/** Where what begins here ends; undefined where nothing begins, `open` where it has no end or no beginning. */
function endOfMarked(line: string, at: number): number | 'open' | undefined {
  const mark = line[at] ?? '';
  if (mark === '[') return found(line.indexOf(']', at));
  if (mark === '"') return found(line.indexOf('"', at + 1));
  if (mark === '“') return found(endOfCurly(line, at));
  if (mark === '”' || mark === ']') return 'open';
  if (!SINGLE.test(mark)) return undefined;
  if (APOSTROPHE.test(line.slice(Math.max(0, at - 1)))) return undefined;
  return LETTER.test(line[at - 1] ?? '') ? 'open' : found(endOfSingle(line, at));
}

/** A quotation in the same curly marks may stand within. */
function endOfCurly(line: string, from: number): number {
  let depth = 0;
  for (let at = from; at < line.length; at += 1) {
    if (line[at] === '“') depth += 1;
    if (line[at] === '”') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** At the next single mark after which no word goes on. */
function endOfSingle(line: string, from: number): number {
  for (let at = from + 1; at < line.length; at += 1) {
    if (SINGLE.test(line[at] ?? '') && !LETTER.test(line[at + 1] ?? '')) return at;
  }
  return -1;
}

function found(at: number): number | 'open' {
  return at === -1 ? 'open' : at;
}
