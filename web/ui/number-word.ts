const WORDS =
  'None One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const TENS = 'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');

/** A count that begins a sentence: `Four`, `12`. */
export function numberWord(count: number): string {
  return count < 10 ? countInWords(count) : String(count);
}

/** A count below a hundred that begins a heading: `Four`, `Twelve`, `Twenty-three`. */
export function countInWords(count: number): string {
  const ones = count % 10;
  const small = WORDS[count];
  if (small !== undefined) return small;
  const tens = TENS[Math.floor(count / 10) - 2];
  if (tens === undefined) return String(count);
  return ones === 0 ? tens : `${tens}-${WORDS[ones]?.toLowerCase()}`;
}
