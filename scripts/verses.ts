/** npm run verses: writes shared/content/verses.json, each text taken from the World English Bible package. */
import { writeFileSync } from 'node:fs';
import { AUTH_VERSE_REFERENCE, VERSE_REFERENCES } from '../shared/content/verse-references';
import { readScripture } from './lib/scripture';

const verses = [AUTH_VERSE_REFERENCE, ...VERSE_REFERENCES].map((reference) => ({
  reference,
  text: readScripture(reference),
}));
writeFileSync('shared/content/verses.json', `${JSON.stringify(verses, null, 2)}\n`);
