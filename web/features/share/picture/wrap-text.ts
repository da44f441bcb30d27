import type { Font, Measure } from './shapes';

const ENOUGH_PX = 1;

/**
 * The lines of a text in a width, about equally long, and as few as possible. A word that is wider than a line is broken
 * between letters: nothing is ever wider than `width`.
 */
export function wrapText(text: string, width: number, font: Font, measure: Measure): string[] {
  const lines = fillLines(text, width, font, measure);
  let [tooNarrow, enough] = [0, width];
  while (enough - tooNarrow > ENOUGH_PX) {
    const between = (tooNarrow + enough) / 2;
    if (fillLines(text, between, font, measure).length > lines.length) tooNarrow = between;
    else enough = between;
  }
  return fillLines(text, enough, font, measure);
}

function fillLines(text: string, width: number, font: Font, measure: Measure): string[] {
  const fits = (line: string) => measure(line, font) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    const pieces = breakWord(word, fits);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return line ? [...lines, line] : lines;
}

function breakWord(word: string, fits: (piece: string) => boolean): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece && !fits(piece + letter)) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}

/** Where a text may stand, and how its letters give way. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** The largest size is tried first; below the smallest, what is left over gives way to an ellipsis. */
  readonly sizes: { readonly largest: number; readonly smallest: number };
  /** Height of a line, in parts of the size. */
  readonly leading: number;
}

export interface FittedText {
  readonly lines: readonly string[];
  readonly font: Font;
  /** Height of a line, pixels. */
  readonly lineHeight: number;
}

/** The text as large as its room allows. */
export function fitText(
  text: string,
  room: Room,
  face: Omit<Font, 'size'>,
  measure: Measure,
): FittedText {
  const { sizes, width, height, leading } = room;
  for (let size = sizes.largest; ; size -= 1) {
    const font = { ...face, size };
    const lineHeight = size * leading;
    const mostLines = Math.floor(height / lineHeight);
    const lines = fillLines(text, width, font, measure);
    if (lines.length <= mostLines) {
      return { lines: wrapText(text, width, font, measure), font, lineHeight };
    }
    if (size <= sizes.smallest) {
      return { lines: shorten(lines.slice(0, mostLines), width, font, measure), font, lineHeight };
    }
  }
}

/** The lines, the last of which says that there is more. */
function shorten(lines: readonly string[], width: number, font: Font, measure: Measure): string[] {
  let last = lines.at(-1) ?? '';
  while (last && measure(`${last}…`, font) > width) last = last.slice(0, -1).trimEnd();
  return [...lines.slice(0, -1), `${last}…`];
}
