import { type Word, wordsIn } from './words';

/** Words that must stand one after another. */
export interface Phrase {
  readonly words: readonly string[];
  /** Whether more letters may follow the last word: it may still be typed. */
  readonly open: boolean;
}

/** What a person asks for: all of it must be there, in any order. */
export type Question = readonly Phrase[];

/** Reads what was typed: words, and phrases in quotes. Empty where there is no word in it. */
export function readQuestion(typed: string): Question {
  return Array.from(
    typed.matchAll(/["“”]([^"“”]*)(["“”]?)|[^\s"“”]+/g),
    ({ 0: all, 1: quoted, 2: closing }) => ({
      words: wordsIn(quoted ?? all).map(({ folded }) => folded),
      open: !closing,
    }),
  ).filter(({ words }) => words.length > 0);
}

/** The stretches of a text that answer a question, as positions in `words`; `end` is exclusive. */
export function findAnswers(
  question: Question,
  words: readonly Word[],
): { readonly phrase: Phrase; readonly start: number; readonly end: number }[] {
  return words.flatMap((_, start) =>
    question
      .filter((phrase) => standsAt(phrase, words, start))
      .map((phrase) => ({ phrase, start, end: start + phrase.words.length })),
  );
}

function standsAt({ words: asked, open }: Phrase, words: readonly Word[], start: number): boolean {
  return asked.every((word, at) => {
    const here = words[start + at]?.folded;
    const mayGoOn = open && at === asked.length - 1;
    return mayGoOn ? here?.startsWith(word) : here === word;
  });
}
