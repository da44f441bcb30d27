/** As many verses as are quoted at once. */
const MOST = 3;

const ENDS_SENTENCE = /[.!?][”’)\s]*$/;
const ENDS_CLAUSE = /[;:—][”’)\s]*$/;

/**
 * Cuts a chapter into passages that read as a whole (R2): each goes to the end of a sentence, and where a sentence is
 * longer than three verses, to the end of a clause if there is one. Returns how many verses each has.
 */
export function cutWindows(verses: readonly string[]): number[] {
  const sizes: number[] = [];
  for (let from = 0; from < verses.length; from += sizes.at(-1) ?? 1) {
    sizes.push(sizeAt(verses, from));
  }
  return sizes;
}

function sizeAt(verses: readonly string[], from: number): number {
  const gap = verses.indexOf('', from);
  const end = Math.min(from + MOST, gap < 0 || gap === from ? verses.length : gap);
  const ahead = verses.slice(from, gap === from ? from + 1 : end);
  const sentence = ahead.findIndex((verse) => ENDS_SENTENCE.test(verse));
  if (sentence >= 0) return sentence + 1;
  const clause = ahead.findLastIndex((verse) => ENDS_CLAUSE.test(verse));
  return clause >= 0 ? clause + 1 : ahead.length;
}
