import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readReference } from '../../companion/retrieval/reference';
import { slugOf } from '../chapter-place';
import { ACTS, MOVEMENTS, offeredOn } from './acts';
import { GENRE_LINES, genreOf } from './genres';
import { lineFor } from './line-for';
import { LISTED_PASSAGES } from './listed-passages';
import { PRAYED_PSALMS } from './psalms';
import { PRAYER_THEMES } from './themes';
import { versesHere } from './verses-here';

const MOST_VERSES = 12;

test.each(LISTED_PASSAGES)('O3 %s is the World English Bible, letter for letter', (passage) => {
  const place = readReference(passage)!;
  const file = `shared/content/scripture/books/${slugOf(place.book)}.json`;
  const { chapters } = JSON.parse(readFileSync(file, 'utf8')) as { chapters: string[][] };
  const texts = chapters[place.chapter - 1]!.slice(place.first - 1, place.last);
  expect(versesHere(passage)).toEqual(
    texts.map((text, at) => ({ number: place.first + at, text })),
  );
});

test('O3 a part of a listed passage, and its whole chapter, come with the app too', () => {
  expect(versesHere('Psalms 23:2-3')?.map(({ number }) => number)).toEqual([2, 3]);
  expect(versesHere('Psalms 23')).toHaveLength(6);
  expect(versesHere('Psalms 139')).toBeUndefined();
  expect(versesHere('Obadiah 1:3')).toBeUndefined();
});

test('O3 a theme’s lines come first, then those of the genre, the same for the same passage', () => {
  const theme = PRAYER_THEMES.find(({ name }) => name === 'Grief')!;
  const lines = [0, 1, 2, 3, 4, 5].map((at) => lineFor('Lamentations 3:19-24', at));
  expect(lines.slice(0, 3)).toEqual(theme.lines);
  expect(GENRE_LINES.lament).toEqual(expect.arrayContaining(lines.slice(3)));
  expect(new Set(lines).size).toBe(lines.length);
  const all = Array.from({ length: MOST_VERSES }, (_, at) => lineFor('Psalms 30:1-12', at));
  expect(GENRE_LINES.thanks).toEqual(expect.arrayContaining(all));
  expect(new Set(all.slice(0, GENRE_LINES.thanks.length)).size).toBe(GENRE_LINES.thanks.length);
});

test.each([
  ['Psalms 150:1-6', 'praise'],
  ['Psalms 138:1-8', 'thanks'],
  ['Psalms 13:1-6', 'lament'],
  ['Psalms 23:1-6', 'trust'],
  ['Proverbs 3:5-6', 'wisdom'],
  ['Isaiah 40:28-31', 'promise'],
  ['John 14:16-18', 'promise'],
  ['John 11:32-36', 'story'],
  ['Matthew 6:31-34', 'teaching'],
  ['Colossians 3:12-14', 'teaching'],
])('O3 %s speaks as %s', (passage, genre) => {
  expect(genreOf(passage)).toBe(genre);
});

describe('what there is to choose from', () => {
  test('every theme has three passages that fit into a sitting, and every psalm does', () => {
    expect(PRAYER_THEMES).toHaveLength(12);
    const passages = PRAYER_THEMES.flatMap((theme) => theme.passages);
    expect(passages).toHaveLength(36);
    for (const passage of [...passages, ...PRAYED_PSALMS.map((psalm) => psalm.passage)])
      expect(versesHere(passage)!.length).toBeLessThanOrEqual(MOST_VERSES);
  });

  test('O8 each movement has a verse and two questions a day, and others the next day', () => {
    for (const movement of MOVEMENTS) {
      expect(offeredOn(movement, 7)).toEqual(offeredOn(movement, 7));
      expect(offeredOn(movement, 7).verse).not.toBe(offeredOn(movement, 8).verse);
      expect(offeredOn(movement, 7).prompts).not.toBe(offeredOn(movement, 8).prompts);
      expect(versesHere(offeredOn(movement, -1).verse)).toBeDefined();
    }
  });

  test('our words have typographic quotes and no dashes', () => {
    const ours = [
      ...Object.values(GENRE_LINES).flat(),
      ...PRAYER_THEMES.flatMap((theme) => [theme.name, ...theme.lines]),
      ...PRAYED_PSALMS.map(({ about }) => about),
      ...MOVEMENTS.flatMap((movement) => [ACTS[movement].about, ...ACTS[movement].prompts.flat()]),
    ];
    expect(ours.filter((line) => /["'—–]/.test(line))).toEqual([]);
    expect(new Set(ours).size).toBe(ours.length);
  });
});
