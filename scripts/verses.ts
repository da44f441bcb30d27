/**
 * npm run verses: takes every verse the app shows from the World English Bible package, and writes
 * shared/content/verses.json, shared/content/messages.json, shared/content/declarations/declarations.json,
 * shared/content/prayer/verses.json, shared/content/scripture/passages.json and, for the companion, the whole of it into
 * shared/content/scripture/books. Also the days of the reading plans.
 */
import { writeFileSync } from 'node:fs';
import declarationsSource from '../shared/content/declarations/declarations-source.json';
import messagesSource from '../shared/content/messages-source.json';
import { LISTED_PASSAGES } from '../shared/content/prayer/listed-passages';
import {
  ACHIEVEMENTS_VERSE_REFERENCE,
  AUTH_VERSE_REFERENCE,
  VERSE_REFERENCES,
  WEEK_VERSE_REFERENCE,
} from '../shared/content/verse-references';
import { writeBooks } from './content/books';
import { writePassages, writePrayedPassages } from './content/passages';
import { readDrops } from './content/read-content';
import { readThemes } from './content/read-themes';
import { makePlans, writePlans } from './content/reading-plans';
import { readScripture } from './lib/scripture';

const verses = [
  AUTH_VERSE_REFERENCE,
  WEEK_VERSE_REFERENCE,
  ACHIEVEMENTS_VERSE_REFERENCE,
  ...VERSE_REFERENCES,
].map((reference) => ({ reference, text: readScripture(reference) }));
writeFileSync('shared/content/verses.json', `${JSON.stringify(verses, null, 2)}\n`);
const messages = messagesSource.map(({ reference, icon, ...message }) => ({
  ...message,
  verse: { reference, text: readScripture(reference) },
  icon,
}));
writeFileSync('shared/content/messages.json', `${JSON.stringify(messages, null, 2)}\n`);
const declarations = declarationsSource.map(({ reference, ...declaration }) => ({
  ...declaration,
  verse: { reference, text: readScripture(reference) },
}));
writeFileSync(
  'shared/content/declarations/declarations.json',
  `${JSON.stringify(declarations, null, 2)}\n`,
);
const references = readDrops().map(({ reference }) => reference);
writePassages(references);
writePrayedPassages(LISTED_PASSAGES);
writeBooks();
writePlans(makePlans(references, readThemes()));
