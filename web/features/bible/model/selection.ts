/** Verses in a row, the first and the last; null while none is chosen. */
export type Selection = readonly [first: number, last: number] | null;

/**
 * What is chosen after a press on a verse: the first press chooses it, one beside or beyond what is chosen reaches out to it,
 * one at an end leaves that verse out, one within starts anew from it.
 */
export function pressVerse(selection: Selection, verse: number): Selection {
  if (selection === null) return [verse, verse];
  const [first, last] = selection;
  if (verse < first) return [verse, last];
  if (verse > last) return [first, verse];
  if (first === last) return null;
  if (verse === first) return [first + 1, last];
  if (verse === last) return [first, last - 1];
  return [verse, verse];
}

export function isSelected(selection: Selection, verse: number): boolean {
  return selection !== null && verse >= selection[0] && verse <= selection[1];
}
