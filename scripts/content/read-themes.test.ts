import { describe, expect, it } from 'vitest';
import { readReference } from '../../shared/companion/retrieval/reference';
import { STOP_WORDS } from '../../shared/companion/retrieval/stop-words';
import { wordsOf } from '../../shared/companion/retrieval/words';
import { readVerses } from '../lib/scripture';
import { readOtherwise, readThemes } from './read-themes';

/** Words of advice, of promise and of telling what God does or will do. */
const NEVER =
  /\b(?:you should|you must|you need|you have to|ought|try to|will be|will not|you will|he will|god will|promise|always|never fear|don’t worry)\b/i;

/** `ate` and `at` have one stem, `evening` and `even` too. */
const everyPage = new Set([...STOP_WORDS].flatMap((word) => wordsOf(word).map(({ stem }) => stem)));

describe('a theme', () => {
  const themes = readThemes();

  it.each(themes)('$id names passages of one to three verses that are there', ({ passages }) => {
    expect(passages.length).toBeGreaterThan(5);
    for (const { reference } of passages) {
      expect(readVerses(reference).length).toBeLessThanOrEqual(3);
      expect(readReference(reference)).toBeDefined();
    }
    const references = passages.map(({ reference }) => reference);
    expect(new Set(references).size).toBe(references.length);
  });

  it.each([...themes, { id: 'otherwise', ...readOtherwise() }])(
    'R10 $id asks and prays without advice and without a promise',
    ({ questions, prayer }) => {
      for (const question of questions) expect(question).toMatch(/^[A-Z].*\?$/);
      for (const text of [...questions, prayer]) {
        expect(text).not.toMatch(NEVER);
        expect(text).not.toMatch(/["'!]/);
      }
      expect(prayer).toMatch(/^(?:Father|Lord), .*[.?]$/);
    },
  );

  it.each(themes)('R6 $id has a short line for each passage, and no sentence', ({ passages }) => {
    for (const { why } of passages) {
      expect(why.length).toBeLessThanOrEqual(64);
      expect(why).toMatch(/^[A-Z][^.!?"']*$/);
    }
  });

  it.each(themes)(
    'R5 $id is recognised by no word that every page has, nor by one that looks like it',
    ({ written }) => {
      expect(new Set(written).size).toBe(written.length);
      for (const cue of written) {
        const words = wordsOf(cue);
        expect(words.length > 1 || !everyPage.has(words[0]?.stem ?? ''), cue).toBe(true);
      }
    },
  );
});
