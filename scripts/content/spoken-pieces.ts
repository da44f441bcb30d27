import type { Run } from '../../shared/content/pack';
import {
  type SpokenSentence,
  type Stretch,
  spokenParagraphs,
  spokenSentences,
} from '../../shared/content/spoken-sentences';
import type { Passage } from './passages';
import type { DropSource } from './read-content';
import { spokenContent, spokenHead } from './spoken';

/** Seconds of silence. */
export const PAUSES = {
  /** Before and after quoted words within a sentence. */
  quotation: 0.3,
  sentence: 0.4,
  /** Between a sentence and one that is quoted. */
  quotedSentence: 0.7,
  paragraph: 0.9,
  /** After title, reference, Scripture, devotional, prayer and question. */
  part: 1.6,
} as const;

/** Quoted words of so many stand apart, also where no comma says so. */
const LONG_QUOTATION = 4;

/** What the voice says in one breath, and the seconds of silence after it. */
export interface SpokenPiece {
  readonly text: string;
  readonly pause: number;
  /** With it begins this sentence of the page, see `spokenSentences`. */
  readonly begins?: number;
}

/** A drop as the computer's voice says it, cut where it rests. */
export function spokenPieces(drop: DropSource, passage: Passage): SpokenPiece[] {
  const content = spokenContent(drop, passage);
  const paragraphs = spokenParagraphs(content);
  const quoted = paragraphs.map((text, at) =>
    findQuotations(text, content.devotional[at - 1] ?? []),
  );
  const sentences = spokenSentences(content);
  const body = sentences.flatMap((sentence, begins) => {
    const { paragraph, from, to } = sentence;
    const own = quoted[paragraph] ?? [];
    const next = sentences[begins + 1];
    const texts = cutAtQuotations(paragraphs[paragraph] ?? '', { from, to }, own);
    const last = texts.length - 1;
    return texts.map(
      (text, at): SpokenPiece => ({
        text,
        pause:
          at < last
            ? PAUSES.quotation
            : pauseBetween(sentence, next, own, content.devotional.length),
        ...(at === 0 && { begins }),
      }),
    );
  });
  return [...spokenHead(drop).map((text) => ({ text, pause: PAUSES.part })), ...body];
}

function pauseBetween(
  { paragraph, to }: SpokenSentence,
  next: SpokenSentence | undefined,
  quoted: readonly Stretch[],
  devotionalEnd: number,
): number {
  if (!next) return PAUSES.sentence;
  if (next.paragraph === paragraph) {
    const turns = quoted.some((one) =>
      [one.from, one.to].some((at) => at >= to && at <= next.from),
    );
    return turns ? PAUSES.quotedSentence : PAUSES.sentence;
  }
  const isDevotional = paragraph > 0 && paragraph < devotionalEnd;
  return isDevotional ? PAUSES.paragraph : PAUSES.part;
}

/** Where a paragraph quotes: its italics, and what stands in quotation marks. */
function findQuotations(text: string, runs: readonly Run[]): Stretch[] {
  const marked = [...text.matchAll(/“[^”]*”?/g)].map(({ index, 0: words }) => ({
    from: index,
    to: index + words.length,
  }));
  let from = 0;
  const italics = runs.flatMap((run) => {
    const stretch = { from, to: from + run.text.length };
    from = stretch.to;
    return run.italic ? [stretch] : [];
  });
  return [...marked, ...italics];
}

const PUNCTUATION_BEFORE = /[,;:.!?…–][”’]*\s*$/;
const PUNCTUATION_AFTER = /^[”’]*[,;:.!?…–]/;

/** The parts of a sentence: it is cut where a quotation begins or ends beside a comma, or is a long one. */
function cutAtQuotations(
  paragraph: string,
  { from, to }: Stretch,
  quoted: readonly Stretch[],
): string[] {
  const cuts = quoted
    .flatMap((one) => {
      const isLong = paragraph.slice(one.from, one.to).split(/\s+/).length >= LONG_QUOTATION;
      return [one.from, one.to].filter(
        (at) =>
          isLong ||
          PUNCTUATION_BEFORE.test(paragraph.slice(from, at)) ||
          PUNCTUATION_AFTER.test(paragraph.slice(at, to)),
      );
    })
    .filter((at) => at > from && at < to)
    .sort((one, other) => one - other);
  const pieces = [from, ...cuts].map((at, index) => paragraph.slice(at, cuts[index] ?? to));
  return joinWordless(pieces);
}

/** A piece without a word, such as the period after a quotation, belongs to the one before. */
function joinWordless(pieces: readonly string[]): string[] {
  const joined: string[] = [];
  for (const piece of pieces) {
    if (joined.length > 0 && !/\p{L}/u.test(piece)) joined.push(`${joined.pop()}${piece}`);
    else joined.push(piece);
  }
  return joined.map((piece) => piece.replace(/^[\s,;:.!?”’…–]+/, '').trim());
}
