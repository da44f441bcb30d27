import type { Passage } from '../answer';

const MARKS = /['"‘’“”]/g;
const WORD = /[A-Za-z0-9]/;

/** The words of a passage as one text, verses joined by a space. */
export function textOf(passage: Passage): string {
  return passage.verses.map(({ text }) => text).join(' ');
}

/**
 * What a model put between quotation marks, as the passage has it, letter for letter: whole words in a row. Only the shape
 * of a quotation mark or apostrophe may differ, and what is given back is the passage's own. Undefined where it does not stand
 * there (G4).
 */
export function findQuotation(quoted: string, passage: Passage): string | undefined {
  const text = textOf(passage);
  const wanted = sameMarks(quoted);
  if (!WORD.test(wanted)) return undefined;
  const all = sameMarks(text);
  for (let at = all.indexOf(wanted); at !== -1; at = all.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (isBetweenWords(all, at) && isBetweenWords(all, end)) return text.slice(at, end);
  }
  return undefined;
}

/** Every mark becomes the same one and keeps its place, so that a place in one text is the place in the other. */
function sameMarks(text: string): string {
  return text.replace(MARKS, "'");
}

function isBetweenWords(text: string, at: number): boolean {
  return !(isInWord(text, at - 1) && isInWord(text, at));
}

/** `doesn` is no word of `doesn’t`. */
function isInWord(text: string, at: number): boolean {
  const isWord = (index: number) => WORD.test(text[index] ?? '');
  return isWord(at) || (text[at] === "'" && isWord(at - 1) && isWord(at + 1));
}
