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

export type NameFault = 'hidden-character' | 'mixed-letters';

/** The reason why a new username can't be told from others by its look (UTS 39); undefined where it can. */
export function findNameFault(name: string): NameFault | undefined {
  if (HIDDEN.test(name) || ODD_MARKS.test(name.normalize('NFD'))) return 'hidden-character';
  const plain = name.normalize('NFKC');
  const isOfOne = OF_ONE_ALPHABET.some((alphabet) => alphabet.test(plain));
  return isOfOne && LETTER_OR_DIGIT.test(plain) ? undefined : 'mixed-letters';
}
