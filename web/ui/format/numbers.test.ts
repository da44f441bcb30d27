import { expect, test } from 'vitest';
import { formatCount, formatNumber, numberWord, ordinalWord, pluralize, spellOut } from './numbers';

test.each([
  [0, 'None'],
  [9, 'Nine'],
  [12, 'Twelve'],
  [20, 'Twenty'],
  [23, 'Twenty-three'],
  [90, 'Ninety'],
  [100, '100'],
])('%i spelled out is %s', (count, words) => {
  expect(spellOut(count)).toBe(words);
});

test('a count that begins a sentence is a figure from ten on', () => {
  expect(numberWord(9)).toBe('Nine');
  expect(numberWord(10)).toBe('10');
});

test('only exactly one has the singular', () => {
  const counts = [0, 1, 2, -1].map((count) => formatCount(count, 'entry', 'entries'));
  expect(counts).toEqual(['0 entries', '1 entry', '2 entries', '-1 entries']);
  expect([pluralize(1, 'it', 'them'), pluralize(2, 'it', 'them')]).toEqual(['it', 'them']);
});

test('thousands stand apart', () => {
  expect([999, 9_500, 1_000_000].map(formatNumber)).toEqual(['999', '9,500', '1,000,000']);
});

test('positions have a word up to the tenth', () => {
  expect([0, 1, 4, 10, 11].map(ordinalWord)).toEqual([
    undefined,
    'first',
    'fourth',
    'tenth',
    undefined,
  ]);
});
