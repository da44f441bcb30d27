import { MISSING_EMAIL } from '../../shared/api/auth';
import { invalidRequest, Problem } from '../errors/problem';
import { tidyName } from '../names/fold-name';
import { parseEmailAddress } from './email-address';

export const USERNAME_CHARACTERS = 100;
const MISSING_USERNAME = 'Please enter a username.';
const NOT_PLAIN = 'Please choose a username of at most 100 plain characters.';
const OF_TWO_ALPHABETS =
  'Please choose a username in one alphabet, with at least one letter or digit.';

/** A new username as it is stored (A30). Throws a Problem for one that is not allowed. */
export function checkUsername(given: string): string {
  const username = tidyName(given);
  if (username === '') throw invalidRequest(MISSING_USERNAME);
  if (username.length > USERNAME_CHARACTERS) throw invalidRequest(NOT_PLAIN);
  const fault = findNameFault(username);
  if (fault) throw invalidRequest(fault === 'hidden-character' ? NOT_PLAIN : OF_TWO_ALPHABETS);
  return username;
}

/** An email address as it is stored, see `parseEmailAddress`. Throws a Problem for text that is none. */
export function checkEmail(given: string): string {
  const typed = given.trim();
  if (typed === '') throw invalidRequest(MISSING_EMAIL);
  const email = parseEmailAddress(typed);
  if (email === undefined) throw invalidRequest('Please enter a valid email address.');
  return email;
}

/** The answer to a name that another account has. */
export function taken(code: 'USERNAME_TAKEN'): Problem {
  return new Problem(409, code, 'This username is already taken. Please choose another.');
}

/** Scripts in use today: those that UAX 31 recommends, then those of limited use. */
const SCRIPTS = [
  'Arabic Armenian Bengali Bopomofo Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hangul Han Hebrew Hiragana',
  'Kannada Katakana Khmer Lao Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan',
  'Adlam Balinese Bamum Batak Canadian_Aboriginal Chakma Cham Cherokee Hanifi_Rohingya Javanese Kayah_Li Lepcha Limbu Lisu',
  'Mandaic Meetei_Mayek Miao New_Tai_Lue Newa Nko Nyiakeng_Puachue_Hmong Ol_Chiki Osage Saurashtra Sundanese Syloti_Nagri',
  'Syriac Tai_Le Tai_Tham Tai_Viet Tifinagh Vai Wancho Yi',
].flatMap((line) => line.split(' '));

/** Scripts that are written together: "highly restrictive" of UTS 39, section 5.2. */
const TOGETHER = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];

const OF_ONE_ALPHABET = [...TOGETHER, ...SCRIPTS.map((script) => [script])].map(
  (scripts) =>
    new RegExp(
      `^[${['Common', 'Inherited', ...scripts].map((name) => `\\p{scx=${name}}`).join('')}]*$`,
      'u',
    ),
);

/** Control, format, private, unassigned and ignorable characters, and every blank but the space. */
const HIDDEN = /(?! )[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** UTS 39, section 5.4: one mark twice looks like once, and five are a pile. */
const ODD_MARKS = /(\p{Mn})\1|\p{Mn}{5}/u;

type NameFault = 'hidden-character' | 'mixed-letters';

/** The reason why a new username can't be told from others by its look (UTS 39); undefined where it can. */
function findNameFault(name: string): NameFault | undefined {
  if (HIDDEN.test(name) || ODD_MARKS.test(name.normalize('NFD'))) return 'hidden-character';
  const plain = name.normalize('NFKC');
  const isOfOne = OF_ONE_ALPHABET.some((alphabet) => alphabet.test(plain));
  return isOfOne && LETTER_OR_DIGIT.test(plain) ? undefined : 'mixed-letters';
}
