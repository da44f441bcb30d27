import { stemmer } from 'stemmer';
import { withoutMarks } from '../without-marks';
import { STOP_WORDS } from './stop-words';

/** A word of a text. */
export interface Word {
  /** As it was written, in lower case. */
  readonly said: string;
  /** What it is compared by: `waiting`, `waited` and `waits` are one. */
  readonly stem: string;
  /** Says something by itself; `the` does not. */
  readonly counts: boolean;
}

const WORD = /[a-z0-9]+(?:'[a-z]+)*/g;
/** `I'll` is `I`, and not ill; `mother's` is `mother`. */
const SHORTENED = /'(?:s|ll|re|ve|d|m)$/;

/**
 * The words of a text in order, accents and the kind of apostrophe put aside (R4). Who reads a whole Bible hands over a
 * stemmer that remembers.
 */
export function wordsOf(text: string, stem: (word: string) => string = stemmer): Word[] {
  const plain = withoutMarks(text).toLowerCase().replace(/[’ʼ]/g, "'");
  return Array.from(plain.matchAll(WORD), ([said]) => {
    const bare = said.replace(SHORTENED, '').replaceAll("'", '');
    return { said, stem: stem(bare), counts: bare.length > 1 && !STOP_WORDS.has(bare) };
  });
}
