import { findAnswers, type Question } from './question';
import { type Word, wordsIn } from './words';

/** A piece of a text, and whether it is what was searched for. */
export interface Piece {
  /** Where in the text it begins. */
  readonly at: number;
  readonly text: string;
  readonly marked: boolean;
}

const LETTERS_BEFORE = 60;
const LETTERS_IN_ALL = 220;

/** The part of a text around its first answer to a question, cut between words, its answers marked. */
export function snippetOf(text: string, question: Question): Piece[] {
  const words = wordsIn(text);
  const marks = marksIn(words, question);
  const near = Math.max(0, (marks[0]?.start ?? 0) - LETTERS_BEFORE);
  const from = near === 0 ? 0 : (words.find(({ start }) => start >= near)?.start ?? 0);
  const isWhole = text.length - from <= LETTERS_IN_ALL;
  const to = isWhole
    ? text.length
    : (words.findLast(({ start, end }) => start <= from || end <= from + LETTERS_IN_ALL)?.end ??
      text.length);
  return cut(text, from, to, marks);
}

/** The whole text, its answers to a question marked. */
export function markedText(text: string, question: Question): Piece[] {
  return cut(text, 0, text.length, marksIn(wordsIn(text), question));
}

/** Where in a text an answer stands; `end` is exclusive. */
interface Mark {
  readonly start: number;
  readonly end: number;
}

function marksIn(words: readonly Word[], question: Question): Mark[] {
  return findAnswers(question, words).map(({ start, end }) => ({
    start: words[start]?.start ?? 0,
    end: words[end - 1]?.end ?? 0,
  }));
}

function cut(text: string, from: number, to: number, marks: readonly Mark[]): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  const add = (end: number, marked: boolean) => {
    if (end > at) pieces.push({ at, text: text.slice(at, end).replace(/\s+/g, ' '), marked });
    at = Math.max(at, end);
  };
  if (from > 0) pieces.push({ at: 0, text: '… ', marked: false });
  for (const { start, end } of marks) {
    if (start >= to) break;
    add(start, false);
    add(end, true);
  }
  add(to, false);
  if (to < text.length) pieces.push({ at: to, text: ' …', marked: false });
  return pieces;
}
