import { expect, it } from 'vitest';
import { findNames } from './names';
import { readPassages } from './passages';
import { DICTIONARY_NAMES, PRONOUNCED_NAMES, PRONOUNCED_WORDS } from './pronunciations';
import { readDrops } from './read-content';
import { spokenParts } from './spoken';

/** The sounds that the voice has. */
const SOUNDS =
  /^(?:aa|ae|ah|ao|aw|ax|ay|eh|er|ey|ih|iy|ow|oy|uh|uw)1?$|^(?:b|ch|d|dh|f|g|hh|jh|k|l|m|n|ng|p|r|s|sh|t|th|v|w|y|z|zh)$/;
const VOWEL = /^[aeiou]/;

it('finds names: a capital within a sentence, and nowhere a small letter', () => {
  const texts = [
    'Then Yahweh’s word came to Simon. Walk with Mark, and mark it.',
    'He is Kind to Ada.',
  ];
  expect(findNames(texts)).toEqual(['yahweh', 'simon', 'kind', 'ada']);
});

it('every name of the texts was checked: the dictionary says it right, or we say how', () => {
  const passages = new Map(readPassages().map((passage) => [passage.reference, passage]));
  const parts = readDrops().flatMap((drop) => {
    const passage = passages.get(drop.reference);
    return passage ? spokenParts(drop, passage) : [];
  });
  const checked = new Set([...DICTIONARY_NAMES, ...Object.keys(PRONOUNCED_NAMES)]);
  const unchecked = findNames(parts).filter(
    (name) => !checked.has(name) && PRONOUNCED_WORDS[name] === undefined,
  );
  expect(unchecked).toEqual([]);
});

it('each syllable has one vowel of the voice, and each word a stress', () => {
  const wrong = Object.entries({ ...PRONOUNCED_NAMES, ...PRONOUNCED_WORDS }).filter(([, said]) => {
    const syllables = said.split(' | ').map((syllable) => syllable.split(' '));
    const isSaid = syllables.every(
      (sounds) =>
        sounds.every((sound) => SOUNDS.test(sound)) &&
        sounds.filter((sound) => VOWEL.test(sound)).length === 1,
    );
    return !isSaid || !said.includes('1');
  });
  expect(wrong).toEqual([]);
});
