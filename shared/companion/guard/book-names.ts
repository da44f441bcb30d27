/** The books as references name them, and as somebody may speak of them. */
const BOOK_NAMES = [
  ...['Genesis', 'Exodus', 'Leviticus', 'Numbers', 'Deuteronomy', 'Joshua', 'Judges', 'Ruth'],
  ...['Samuel', 'Kings', 'Chronicles', 'Ezra', 'Nehemiah', 'Esther', 'Job', 'Psalms', 'Proverbs'],
  ...['Ecclesiastes', 'Song of Solomon', 'Isaiah', 'Jeremiah', 'Lamentations', 'Ezekiel', 'Daniel'],
  ...['Hosea', 'Joel', 'Amos', 'Obadiah', 'Jonah', 'Micah', 'Nahum', 'Habakkuk', 'Zephaniah'],
  ...['Haggai', 'Zechariah', 'Malachi', 'Matthew', 'Mark', 'Luke', 'John', 'Acts', 'Romans'],
  ...['Corinthians', 'Galatians', 'Ephesians', 'Philippians', 'Colossians', 'Thessalonians'],
  ...['Timothy', 'Titus', 'Philemon', 'Hebrews', 'James', 'Peter', 'Jude', 'Revelation'],
];

const NAMED = new RegExp(`\\b(?:${[...BOOK_NAMES, 'Psalm'].join('|')})\\b`, 'g');

/** Every book that a text names; what else has such a name, as Mark and Job have, counts as the book. */
export function namedBooks(text: string): string[] {
  return (text.match(NAMED) ?? []).map((name) => (name === 'Psalm' ? 'Psalms' : name));
}
