import { expect, it } from 'vitest';
import { chapterPlace, markedVerses } from './chapter-place';

it.each([
  ['Psalms 139:11-12', '/bible/psalms/139#v11-12'],
  ['1 John 4:16', '/bible/1-john/4#v16'],
  ['Song of Solomon 2:11', '/bible/song-of-solomon/2#v11'],
  ['Psalms 23', '/bible/psalms/23'],
  ['1 John', '/bible/1-john'],
])('%s opens at %s', (reference, place) => {
  expect(chapterPlace(reference)).toBe(place);
});

it.each([
  ['#v16', [16]],
  ['#v11-13', [11, 12, 13]],
  ['#v3-1', []],
  ['#main', []],
  ['', []],
])('%j marks %j', (hash, verses) => {
  expect([...markedVerses(hash)]).toEqual(verses);
});
