import type { KindWords } from '../../records/kinds/kind-words';
import { WORDS as PRODUCT_WORDS } from '../../records/kinds/words';
import { noteWords } from './note-words';

/** What the tests of the project `new-kind` have in place of `web/records/kinds/words.ts`: the same, and one line more. */
export const WORDS: Readonly<Record<keyof typeof PRODUCT_WORDS | 'note', KindWords>> = {
  ...PRODUCT_WORDS,
  note: noteWords,
};
