import { stemmer } from 'stemmer';
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

/** The words of a text in order, accents and the kind of apostrophe put aside (R4). */
export function wordsOf(text: string): Word[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’ʼ]/g, "'");
  return Array.from(plain.matchAll(WORD), ([said]) => {
    const bare = said.replace(/'s$/, '').replaceAll("'", '');
    return { said, stem: stemmer(bare), counts: bare.length > 1 && !STOP_WORDS.has(bare) };
  });
}
