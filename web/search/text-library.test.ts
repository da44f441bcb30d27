import { expect, test } from 'vitest';
import { TextLibrary } from './text-library';

const library = new TextLibrary();
library.add([
  { place: '/a', name: 'Psalm 23:1', text: 'Yahweh is my shepherd; I shall lack nothing.' },
  { place: '/b', name: 'Psalm 23:2', text: 'He makes me lie down in green pastures.' },
  { place: '/c', name: 'Day 3', text: 'The shepherd’s café, in green and blue.' },
]);
const found = (typed: string, limit = 9) =>
  library.search(typed, limit).hits.map(({ place }) => place);

test('texts are found in their own order by all of the words, typed to their end or not', () => {
  expect(found('shep')).toEqual(['/a', '/c']);
  expect(found('green shep')).toEqual(['/c']);
  expect(found('epherd')).toEqual([]);
  expect(found('CAFE')).toEqual(['/c']);
  expect(found('shepherds')).toEqual(['/c']);
});

test('words in quotes have to stand together', () => {
  expect(found('"in green pastures"')).toEqual(['/b']);
  expect(found('"green in"')).toEqual([]);
  expect(found('"in gree"')).toEqual([]);
  expect(found('"in gree')).toEqual(['/b', '/c']);
});

test('blank asks for nothing, and a limit says that there is more', () => {
  expect(library.search(' ', 9)).toEqual({ hits: [], more: false });
  expect(library.search('green', 1)).toMatchObject({ hits: [{ place: '/b' }], more: true });
  expect(library.search('green', 2).more).toBe(false);
});

test('what was found is marked', () => {
  const [hit] = library.search('lack', 1).hits;
  expect(hit?.snippet.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['lack']);
});
