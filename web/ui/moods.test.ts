import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MOODS } from '../../shared/records/check-in';
import { moodNames } from './mood-names';
import { moodStrokes } from './mood-strokes';

test.each(MOODS)('%s has a word, an emoji and the strokes of its drawing', (mood) => {
  expect(moodNames[mood].label.toLowerCase()).toBe(mood);
  expect(moodNames[mood].emoji).toMatch(/\p{Extended_Pictographic}/u);
  const drawing = readFileSync(new URL(`./brand/moods/${mood}.svg`, import.meta.url), 'utf8');
  const drawn = [...drawing.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d);
  expect(moodStrokes[mood].map(({ d }) => d)).toEqual(drawn);
});
