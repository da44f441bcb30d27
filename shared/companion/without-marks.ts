const MARKS = /\p{M}/gu;

/**
 * A text in compatible plain letters, without accents and other marks. Marks go first: to put a long run of them in order
 * takes time by the square of its length (A26). Those that are part of a letter go once it is taken apart.
 */
export function withoutMarks(text: string): string {
  return text.replace(MARKS, '').normalize('NFKD').replace(MARKS, '');
}
