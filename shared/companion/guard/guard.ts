import type { Passage } from '../answer';
import { namedBooks } from './book-names';
import { bookOf, citedPassages } from './cited-passages';
import { findQuotation } from './find-quotation';
import { isAbout } from './is-about';
import { isAllowed } from './never-said';
import { type Piece, readPieces } from './read-pieces';
import type { Sentence, SentencePart } from './sentence';
import { splitSentences } from './split-sentences';

/** What a model writes in its own words in one sentence, in characters. */
const MAX_OWN_CHARACTERS = 300;

/** Where something that is not the model's stands. */
const GAP = ' … ';

const SAYING =
  /\b(?:says?|said|saying|tells?|told|speaks|spoke|writes?|wrote|written|reads|declares?|declared|promises?|promised|proclaims?|proclaimed|teaches|taught|assures?|assured)\b/i;

/**
 * What may be shown of an answer that a model wrote about these passages: whole sentences, in their order, each with at least
 * one citation. None where nothing may be; then `UNKNOWN_ANSWER` is said. Rules G1 to G7.
 */
export function guard(answer: string, passages: readonly Passage[]): Sentence[] {
  return answer.split('\n').flatMap((line) => guardLine(line, passages));
}

/** The same for one line, as a streamed answer comes. */
export function guardLine(line: string, passages: readonly Passage[]): Sentence[] {
  const pieces = readPieces(line.trim());
  if (!pieces) return [];
  return splitSentences(pieces).flatMap((sentence) => {
    const kept = guardSentence(sentence, passages);
    return kept ? [kept] : [];
  });
}

function guardSentence(
  pieces: readonly Piece[],
  passages: readonly Passage[],
): Sentence | undefined {
  const cited = pieces
    .filter(({ kind }) => kind === 'bracketed')
    .map(({ text }) => citedPassages(text, passages));
  if (cited.length === 0 || !cited.every((some) => some !== undefined)) return undefined;
  const named = cited.flat();
  const parts = pieces.map((piece) => toParts(piece, named, passages));
  if (!parts.every((some) => some !== undefined)) return undefined;
  const sentence = parts.flat();
  return isWhole(sentence) && isSober(sentence, named) ? sentence : undefined;
}

/** What is shown for a piece; undefined where it can't be. */
function toParts(
  { kind, text }: Piece,
  cited: readonly Passage[],
  passages: readonly Passage[],
): SentencePart[] | undefined {
  if (kind === 'text') return [{ kind, text }];
  if (kind === 'bracketed') {
    return citedPassages(text, passages)?.map(({ reference }) => ({ kind: 'citation', reference }));
  }
  return quote(text.trim(), cited);
}

/** A comma that belongs to the sentence may stand before the closing mark; it goes behind it. */
function quote(quoted: string, cited: readonly Passage[]): SentencePart[] | undefined {
  const whole = quoteExactly(quoted, cited);
  if (whole) return [whole];
  const [, words = '', mark = ''] = /^(.*)([,.;:!?])$/.exec(quoted) ?? [];
  const part = quoteExactly(words, cited);
  return part && [part, { kind: 'text', text: mark }];
}

function quoteExactly(quoted: string, cited: readonly Passage[]): SentencePart | undefined {
  for (const passage of cited) {
    const text = findQuotation(quoted, passage);
    if (text !== undefined) return { kind: 'quotation', text, reference: passage.reference };
  }
  return undefined;
}

/** From a capital or a quotation to a full stop or its like (G3). */
function isWhole(sentence: Sentence): boolean {
  const shown = sentence.filter(({ kind }) => kind !== 'citation');
  const first = shown.find((part) => part.kind === 'quotation' || hasText(part));
  const last = shown.findLast((part) => part.kind === 'quotation' || hasText(part));
  const begins = first?.kind === 'quotation' || /^ *[A-Z]/.test(textIn(first));
  return begins && /[.!?] *$/.test(textIn(last));
}

/** Nothing stands in it that could be taken for Scripture, or that no model is to say (G5 to G7). */
function isSober(sentence: Sentence, cited: readonly Passage[]): boolean {
  const own = sentence.map((part) => (part.kind === 'text' ? part.text : GAP)).join('');
  const quotes = sentence.some(({ kind }) => kind === 'quotation');
  if (own.length > MAX_OWN_CHARACTERS || !isOne(own)) return false;
  if (!quotes && (SAYING.test(own) || !isAbout(own, cited))) return false;
  return followsColon(sentence) && namesNoOtherBook(own, cited) && isAllowed(own);
}

/** One sentence, without a number: chapters, years and doses are told in digits. */
function isOne(own: string): boolean {
  const inner = own
    .replaceAll(GAP, '')
    .trimEnd()
    .replace(/[.!?]+$/, '');
  return !/[0-9.!?]|[,;:][A-Za-z]/.test(inner);
}

function namesNoOtherBook(own: string, cited: readonly Passage[]): boolean {
  const books = cited.map(bookOf);
  return namedBooks(own).every((book) => books.some((known) => known?.endsWith(book)));
}

/** Behind a colon stands what somebody says, so only a quotation may (G5). */
function followsColon(sentence: Sentence): boolean {
  return sentence.every((part, index) => {
    if (part.kind !== 'text' || !part.text.includes(':')) return true;
    return /^[^:]*: *$/.test(part.text) && sentence[index + 1]?.kind === 'quotation';
  });
}

function hasText(part: SentencePart): boolean {
  return part.kind === 'text' && part.text.trim() !== '';
}

function textIn(part: SentencePart | undefined): string {
  return part === undefined || part.kind === 'citation' ? '' : part.text;
}
