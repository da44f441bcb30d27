import type { Danger } from '../companion/answer';
import { classify } from '../companion/care/classify';
import { normalizeText } from '../companion/care/normalize-text';

/** Why a reply is refused before a person reads it; of `danger`, what it speaks of. */
export type ReplyFault =
  | { readonly kind: 'link' | 'email' | 'phone' | 'repeated' | 'capitals' | 'insult' }
  | { readonly kind: 'danger'; readonly danger: Danger };

const SAID: Readonly<Record<ReplyFault['kind'], string>> = {
  link: 'Replies can’t hold links. Take the link out, then send it again.',
  email: 'Replies can’t hold email addresses. Take the address out, then send it again.',
  phone: 'Replies can’t hold phone numbers. Take the number out, then send it again.',
  repeated: 'One word is repeated many times here. Say it once, then send it again.',
  capitals: 'This is all in capitals. Write it as you would say it, then send it again.',
  insult: 'Some of these words could hurt someone. Change them, then send it again.',
  danger: 'This needs a person who can answer you now. It wasn’t sent.',
};

/** What the author reads, in full sentences. */
export function sayFault({ kind }: ReplyFault): string {
  return SAID[kind];
}

/** Spaces without width, directions of writing, and what joins letters. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * What the rules find in a reply, or null: danger before all else. Plain rules, the same on the device and on the server; a
 * person reads what passes them. Takes time by the length of the text alone.
 */
export function findReplyFault(text: string): ReplyFault | null {
  const concern = classify(text);
  if (concern?.kind === 'danger') return { kind: 'danger', danger: concern.danger };
  const seen = text.normalize('NFKC').replace(INVISIBLE, '');
  const kind = RULES.find(([, isBroken]) => isBroken(seen))?.[0];
  return kind === undefined ? null : { kind };
}

type Rule = readonly [Exclude<ReplyFault['kind'], 'danger'>, (text: string) => boolean];

const ENDINGS =
  'com|net|org|edu|gov|info|biz|io|co|me|app|dev|ly|gg|tv|us|uk|de|ru|cn|xyz|site|online|shop|link|click';
const EMAIL = /[\w.+-]{1,64}(?:@|\s?[[(]at[\])]\s?)\w[\w-]{0,62}(?:\.|\s?[[(]dot[\])]\s?)\w/i;
const LINK = new RegExp(
  `\\b(?:https?|ftp)\\s?:|\\bwww\\.|\\b[a-z0-9-]{1,63}\\s?(?:\\.|[[(]dot[\\])])\\s?(?:${ENDINGS})\\b(?:/|(?!\\s?['’a-z]))`,
  'i',
);
/** Seven digits and more, whatever stands between two of them; a year or a verse has fewer. */
const DATE = /\b\d{4}([-./])\d{1,2}\1\d{1,2}\b|\b\d{1,2}([-./])\d{1,2}\2\d{4}\b/g;
const PHONE = /\+?\d(?:[\s().-]{0,3}\d){6,}/;

const RULES: readonly Rule[] = [
  ['email', (text) => EMAIL.test(text)],
  ['link', (text) => LINK.test(text)],
  ['phone', (text) => PHONE.test(text.replace(DATE, ' '))],
  ['repeated', hasRepeatedWord],
  ['capitals', isAllCapitals],
  ['insult', hasInsult],
];

/** How often one word may stand in a row. */
const MOST_IN_A_ROW = 4;
/** From so many words on, one of them may be half of all at most. */
const MANY_WORDS = 8;

function hasRepeatedWord(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  let inARow = 0;
  const counts = new Map<string, number>();
  for (const [at, word] of words.entries()) {
    inARow = word === words[at - 1] ? inARow + 1 : 1;
    if (inARow > MOST_IN_A_ROW) return true;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return words.length >= MANY_WORDS && Math.max(...counts.values()) > words.length / 2;
}

/** So many capitals may stand without a small letter: `GOD IS`, `LORD`. */
const FEW_LETTERS = 12;

function isAllCapitals(text: string): boolean {
  const letters = text.match(/\p{Lu}|\p{Ll}/gu) ?? [];
  return letters.length > FEW_LETTERS && letters.every((letter) => /\p{Lu}/u.test(letter));
}

/** Insults that are refused when they are said to somebody, and slurs, which are refused everywhere. */
const SLURS =
  /\b(?:n[i]gg(?:er|a)s?|f[a]gg?ots?|k[i]kes?|sp[i]cs?|ch[i]nks?|tr[a]nn(?:y|ies)|ret[a]rds?|c[u]nts?|wh[o]res?|sl[u]ts?|b[i]tch(?:es)?|assholes?|dickheads?|motherfuckers?)\b/;
const AT_SOMEBODY =
  /\b(?:you(?:re| are)?|youre all|u r|ur) (?:(?:a|an|all|such|so|just|really|fucking|bloody|total|complete|such a) ){0,3}(?:idiots?|morons?|stupid|dumb|losers?|pathetic|worthless|disgusting|trash|garbage|scum|liars?|imbeciles?|fools?|freaks?|pigs?|ugly)\b/;
const CURSES =
  /\b(?:fuck (?:you|off|yourself|this|them)|shut (?:the fuck )?up|go to hell|burn in hell|rot in hell|screw you|piss off|drop dead|stupid (?:people|question|christians|women|men|jews|muslims)|i hate (?:you|jews|muslims|christians|gays|blacks|women))\b/;

function hasInsult(text: string): boolean {
  return normalizeText(text).some((form) =>
    [SLURS, AT_SOMEBODY, CURSES].some((words) => words.test(form)),
  );
}
