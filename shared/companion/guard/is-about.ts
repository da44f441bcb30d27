import type { Passage } from '../answer';
import { wordsOf } from '../retrieval/words';
import { textOf } from './find-quotation';

/** Whether a sentence and what it cites have a word in common that says something (G6). */
export function isAbout(own: string, cited: readonly Passage[]): boolean {
  const theirs = stemsOf(cited.map(textOf).join(' '));
  return stemsOf(own).some((stem) => theirs.includes(stem));
}

function stemsOf(text: string): string[] {
  return wordsOf(text)
    .filter(({ counts }) => counts)
    .map(({ stem }) => stem);
}
