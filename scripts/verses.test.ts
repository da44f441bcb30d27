import { describe, expect, it } from 'vitest';
import messages from '../shared/content/messages-source.json';
import {
  ACHIEVEMENTS_VERSE_REFERENCE,
  AUTH_VERSE_REFERENCE,
  VERSE_REFERENCES,
  WEEK_VERSE_REFERENCE,
} from '../shared/content/verse-references';
import verses from '../shared/content/verses.json';
import { JOURNEY_DAYS } from '../shared/domain/challenge-day';
import { listVerses } from './lib/list-verses';
import { readScripture } from './lib/scripture';

describe('Scripture shown in the app', () => {
  it('is every chosen reference, in order, and no other', () => {
    expect(verses.map(({ reference }) => reference)).toEqual([
      AUTH_VERSE_REFERENCE,
      WEEK_VERSE_REFERENCE,
      ACHIEVEMENTS_VERSE_REFERENCE,
      ...VERSE_REFERENCES,
    ]);
  });

  it('has a verse for each day of the journey', () => {
    expect(VERSE_REFERENCES).toHaveLength(JOURNEY_DAYS);
  });

  it('says no verse twice, not even beside a message', () => {
    const shown = [...verses, ...messages].flatMap(({ reference }) => listVerses(reference));
    expect(new Set(shown).size).toBe(shown.length);
  });

  it.each(verses)('$reference is short enough for a card', ({ text }) => {
    expect(text.length).toBeLessThanOrEqual(280);
  });

  it.each(verses)('$reference is the World English Bible, letter for letter', (verse) => {
    expect(verse.text).toBe(readScripture(verse.reference));
  });

  it('refuses a reference that is not there', () => {
    expect(() => readScripture('Psalms 151:1')).toThrow('Psalms 151:1 is not whole');
  });
});
