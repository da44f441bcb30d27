/** One word of a text, where it stands in it (UTF-16 positions), and its folded form. */
export interface Word {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

/** Scripts that write without spaces: each of their letters counts as a word, and a longer word as a phrase of them. */
const UNSPACED =
  '\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmr}\\p{scx=Mymr}';
const WORD = new RegExp(
  `(?=[${UNSPACED}])\\p{L}\\p{M}*|(?:(?![${UNSPACED}])[\\p{L}\\p{N}]\\p{M}*(?:['’](?=\\p{L}))?)+`,
  'gu',
);
const PLAIN = /^[a-z0-9]*$/;

/** Letters that are one to a person who types without them, and that Unicode does not take apart. */
const SPELT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** The words of a text, in its order. */
export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    folded: fold(word),
    start: index,
    end: index + word.length,
  }));
}

/** A word without case, accents and apostrophes. */
function fold(word: string): string {
  const lower = word.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[ßæœøłđı]/g, (letter) => SPELT[letter] ?? letter);
}
