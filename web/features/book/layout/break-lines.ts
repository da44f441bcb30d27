import LineBreaker from 'linebreak';
import type { Measure } from './measure';
import { hasRightToLeft, type Run, runsRightToLeft, splitRuns } from './runs';
import type { Style } from './type';

/** A stretch of a paragraph in one style. */
export interface TextSpan {
  readonly text: string;
  readonly style: Style;
  /** How far above the baseline it stands, points. */
  readonly rise?: number;
}

/** A piece of a line, set with one typeface. */
export interface Piece extends Run {
  readonly style: Style;
  readonly rise: number;
  /** From the left end of the line, points. */
  readonly x: number;
  readonly width: number;
}

export interface SetLine {
  readonly pieces: readonly Piece[];
  readonly width: number;
  /** It runs from right to left, and stands at the right end. */
  readonly rightToLeft: boolean;
}

/** A run with its style; widths are measured when lines are made. */
interface StyledRun extends Run {
  readonly style: Style;
  readonly rise: number;
}

interface Word {
  readonly runs: readonly StyledRun[];
  /** Without the space after it. */
  readonly width: number;
  readonly space: readonly StyledRun[];
  readonly spaceWidth: number;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Sets a paragraph in lines no wider than `maxWidth`. It breaks where the Unicode rules allow, with no hyphens; a word
 * that is wider than the line is broken between characters (B8).
 */
export function breakLines(
  spans: readonly TextSpan[],
  maxWidth: number,
  measure: Measure,
): SetLine[] {
  const text = spans.map((span) => span.text).join('');
  const isMixed = hasRightToLeft(text);
  const rightToLeft = isMixed && runsRightToLeft(text);
  const words = wordsOf(spans, text, isMixed, measure).flatMap((word) =>
    word.width > maxWidth ? splitWord(word, maxWidth, measure) : [word],
  );
  const lines: Word[][] = [];
  let width = 0;
  for (const word of words) {
    const line = lines.at(-1);
    if (line && width + word.width <= maxWidth && joinsWithin(line, word, maxWidth, measure))
      line.push(word);
    else {
      lines.push([word]);
      width = 0;
    }
    width += word.width + word.spaceWidth;
  }
  return lines.map((line) => setLine(line, rightToLeft, measure));
}

/** Whether a foreign word still fits when the browser sets it together with those before it, and with the spaces between them. */
function joinsWithin(
  line: readonly Word[],
  word: Word,
  maxWidth: number,
  measure: Measure,
): boolean {
  const isForeign = word.runs.some(({ font }) => font === 'foreign');
  return !isForeign || setLine([...line, word], false, measure).width <= maxWidth;
}

/** The words of a paragraph. Where some run from right to left the browser sets them all, since it knows their order. */
function wordsOf(
  spans: readonly TextSpan[],
  text: string,
  isForeign: boolean,
  measure: Measure,
): Word[] {
  const words: Word[] = [];
  const breaker = new LineBreaker(text);
  let from = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    words.push(toWord(slice(spans, from, next.position), isForeign, measure));
    from = next.position;
  }
  return words;
}

/** The part of the spans between two places of their whole text. */
function slice(spans: readonly TextSpan[], from: number, to: number): TextSpan[] {
  const parts: TextSpan[] = [];
  let at = 0;
  for (const span of spans) {
    const text = span.text.slice(Math.max(0, from - at), Math.max(0, to - at));
    if (text !== '') parts.push({ ...span, text });
    at += span.text.length;
  }
  return parts;
}

function toWord(spans: readonly TextSpan[], isForeign: boolean, measure: Measure): Word {
  const last = spans.at(-1);
  const ending = /[ \n]+$/.exec(last?.text ?? '')?.[0] ?? '';
  const bare = spans.map((span) =>
    span === last ? { ...span, text: span.text.slice(0, span.text.length - ending.length) } : span,
  );
  const toRuns = (span: TextSpan): StyledRun[] => {
    const { style, rise = 0, text } = span;
    if (text === '') return [];
    const runs: Run[] = isForeign
      ? [{ text, font: 'foreign' }]
      : splitRuns(text, style.face, measure);
    return runs.map((run) => ({ ...run, style, rise }));
  };
  const runs = bare.flatMap(toRuns);
  const space = last ? toRuns({ ...last, text: ending.replaceAll('\n', '') }) : [];
  return {
    runs,
    width: widthOf(runs, measure),
    space,
    spaceWidth: widthOf(space, measure),
  };
}

function splitWord({ runs, space, spaceWidth }: Word, maxWidth: number, measure: Measure): Word[] {
  const parts: StyledRun[][] = [[]];
  let width = 0;
  for (const run of runs) {
    for (const { segment: text } of graphemes.segment(run.text)) {
      const character = { ...run, text };
      const own = widthOf([character], measure);
      if (width > 0 && width + own > maxWidth) {
        parts.push([]);
        width = 0;
      }
      parts.at(-1)?.push(character);
      width += own;
    }
  }
  return parts.map((part, index) => {
    const isLast = index === parts.length - 1;
    return {
      runs: part,
      width: widthOf(joined(part), measure),
      space: isLast ? space : [],
      spaceWidth: isLast ? spaceWidth : 0,
    };
  });
}

function setLine(words: readonly Word[], rightToLeft: boolean, measure: Measure): SetLine {
  const runs = words.flatMap(({ runs: own, space }, index) =>
    index === words.length - 1 ? own : [...own, ...space],
  );
  const pieces: Piece[] = [];
  let x = 0;
  for (const run of joined(runs)) {
    const width = widthOf([run], measure);
    pieces.push({ ...run, x, width });
    x += width;
  }
  return { pieces, width: x, rightToLeft };
}

/**
 * Neighbours of one typeface and style as one run. A space between two foreign words joins them, so that the browser
 * sets them together.
 */
function joined(runs: readonly StyledRun[]): StyledRun[] {
  const all: StyledRun[] = [];
  runs.forEach((run, index) => {
    const isBetween =
      run.text.trim() === '' &&
      runs[index - 1]?.font === 'foreign' &&
      runs[index + 1]?.font === 'foreign';
    const font = isBetween ? 'foreign' : run.font;
    const last = all.at(-1);
    const isSame = last?.font === font && last.style === run.style && last.rise === run.rise;
    if (last && isSame) all[all.length - 1] = { ...last, text: last.text + run.text };
    else all.push({ ...run, font });
  });
  return all;
}

function widthOf(runs: readonly StyledRun[], measure: Measure): number {
  return runs.reduce(
    (sum, { text, font, style }) =>
      sum +
      (font === 'foreign'
        ? measure.foreignWidth(text, style)
        : measure.width(text, font, style.size)),
    0,
  );
}
