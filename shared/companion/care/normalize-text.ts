import { withoutMarks } from '../without-marks';

/** Ends a sentence in what `readPlainly` returns: no pattern reaches across it. */
export const SENTENCE_END = ' | ';

/** What is written one way or another, in the one way the patterns use. In this order. */
const ONE_WAY: readonly (readonly [RegExp, string])[] = [
  [/\bi am\b/g, 'im'],
  [/\bi (?:would|had)\b/g, 'id'],
  [/\bi will\b/g, 'ill'],
  [/(?<!\b(?:do|did|should|could|can|must|would|may|might|will|shall) )\bi have\b/g, 'ive'],
  [/\b(do|does|did|is|are|was|were|would|should|could|have|has|had|will) not\b/g, '$1nt'],
  [/\bcan ?not\b/g, 'cant'],
  [/\bwillnt\b/g, 'wont'],
  [/\b(he|she|they) (?:will|would)\b/g, '$1ll'],
  [/\b(?:hed|hell)(?= (?:kill|hurt|find|beat|hit))/g, 'hell'],
  [/\bno ?one\b/g, 'nobody'],
  [/\bany ?more\b/g, 'anymore'],
  [/\bmy self+\b|\bmysef\b|\bmyslef\b|\bmysefl\b|\bmyselff+\b/g, 'myself'],
  [/\bwann?a\b/g, 'want to'],
  [/\bgon+a\b|\bgunna\b/g, 'going to'],
  [/\babt\b/g, 'about'],
  [/\bwud\b/g, 'would'],
  [/\bcud\b/g, 'could'],
  [/\bu\b/g, 'you'],
  [/\bppl\b/g, 'people'],
  [/\b(?:bcuz|bc|cuz|cos)\b/g, 'because'],
  [/\bevery body\b/g, 'everybody'],
  [/\bevery one\b/g, 'everyone'],
  [/\bdieing\b|\bdyeing\b/g, 'dying'],
  [/\bdiee+\b|\bd e\b/g, 'die'],
  [/\bkil+\b|\bk ll\b|\bkll\b/g, 'kill'],
  [/\bkil+ ?(?:my ?self+|m?yself)\b/g, 'kill myself'],
  [/\bkil+ing ?my ?self+\b/g, 'killing myself'],
  [
    /\b(?:su[iae]?[cs]+i+[cd]+(?:e|es|ed|al|ally|le)?|siucid\w*|suicd\w*|sucicid\w*|s icide|su cide|suic de)\b/g,
    'suicide',
  ],
  [/\braep(d?)\b|\br pe(d?)\b/g, 'rape$1$2'],
];

/** Digits and signs that stand for letters inside a word: `k1ll`, `su!c1de`, `@buse`. */
const LETTER_OF: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * A text in the plain forms that the care rules read (C1): lower case without diacritics or apostrophes, contractions
 * and common misspellings in one way, sentence ends as ` | `, other signs as spaces. The second form also takes digits
 * and signs within words as letters. Never throws, also for half a surrogate pair.
 */
export function normalizeText(text: string): readonly [string, string] {
  const plain = withoutMarks(text)
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .toLowerCase()
    .replace(/['’‘`´ʼ]/g, '');
  return [tidy(plain), tidy(plain.replace(/\S+/g, spellOut))];
}

function spellOut(word: string): string {
  if (!/[a-z]/.test(word)) return word;
  return word.replace(/[013457@$!](?=[a-z0-9@$!])/g, (sign) => LETTER_OF[sign] ?? sign);
}

function tidy(text: string): string {
  const spaced = text
    .replace(/\b[a-z](?:[ ._*-][a-z]){3,}\b/g, (letters) => letters.replace(/[^a-z]/g, ''))
    .replace(/([aeiou])\1{2,}/g, '$1')
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .replace(/[.!?;:\n\r…]+/g, SENTENCE_END)
    .replace(/[^\p{L}\p{N}|]+/gu, ' ');
  return ONE_WAY.reduce(
    (form, [pattern, word]) => form.replace(pattern, word),
    ` ${spaced}${SENTENCE_END}`,
  ).replace(/ +/g, ' ');
}
