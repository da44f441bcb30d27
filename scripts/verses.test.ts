import { describe, expect, it } from 'vitest';
import { AUTH_VERSE_REFERENCE, VERSE_REFERENCES } from '../shared/content/verse-references';
import verses from '../shared/content/verses.json';
import { readScripture } from './lib/scripture';

describe('Scripture shown in the app', () => {
  it('is every chosen reference, in order, and no other', () => {
    expect(verses.map(({ reference }) => reference)).toEqual([
      AUTH_VERSE_REFERENCE,
      ...VERSE_REFERENCES,
    ]);
  });

  it.each(verses)('$reference is the World English Bible, letter for letter', (verse) => {
    expect(verse.text).toBe(readScripture(verse.reference));
  });

  it('refuses a reference that is not there', () => {
    expect(() => readScripture('Psalms 151:1')).toThrow('Psalms 151:1 is not whole');
  });
});
