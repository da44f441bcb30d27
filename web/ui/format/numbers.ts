// Marked as pure: a chunk that only counts does without the words.
const WORDS =
  /* @__PURE__ */ 'None One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const TENS = /* @__PURE__ */ 'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');
const ORDINALS =
  /* @__PURE__ */ 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** `one` for exactly one, else `many`: `pluralize(2, 'glass', 'glasses')` is 'glasses'. */
export function pluralize<Word extends string>(count: number, one: Word, many: Word): Word {
  return count === 1 ? one : many;
}

/** A number with its noun: '1 entry', '0 entries', '12 entries'. */
export function formatCount(count: number, one: string, many: string): string {
  return `${count} ${pluralize(count, one, many)}`;
}

/** '9,500' */
export function formatNumber(number: number): string {
  return number.toLocaleString('en');
}

/** A count that begins a sentence: 'Four', '12'. */
export function numberWord(count: number): string {
  return count < 10 ? spellOut(count) : String(count);
}

/** A count below a hundred that begins a heading: 'None', 'Four', 'Twelve', 'Twenty-three'; '100' in figures. */
export function spellOut(count: number): string {
  const ones = count % 10;
  const small = WORDS[count];
  if (small !== undefined) return small;
  const tens = TENS[Math.floor(count / 10) - 2];
  if (tens === undefined) return String(count);
  return ones === 0 ? tens : `${tens}-${WORDS[ones]?.toLowerCase()}`;
}

/** 'first' to 'tenth'; undefined for any other number. */
export function ordinalWord(position: number): string | undefined {
  return ORDINALS[position - 1];
}
