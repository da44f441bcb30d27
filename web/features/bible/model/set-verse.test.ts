import { expect, test } from 'vitest';
import { setVerse } from './set-verse';

test('a verse of poetry is set line by line, and loses no letter', () => {
  const text = 'He makes me lie down in green pastures. He leads me beside still waters.';
  const pieces = setVerse({ number: 2, text, lines: [0, 40] });
  expect(pieces).toEqual([
    { words: 'He makes me lie down in green pastures. ', isLine: true },
    { words: 'He leads me beside still waters.', isLine: true },
  ]);
  expect(pieces.map(({ words }) => words).join('')).toBe(text);
});

test('prose before the first line runs on, and so does a verse without lines', () => {
  expect(setVerse({ number: 3, text: 'One called, “Holy!”', lines: [12] })).toEqual([
    { words: 'One called, ', isLine: false },
    { words: '“Holy!”', isLine: true },
  ]);
  expect(setVerse({ number: 1, text: 'In the beginning' })).toEqual([
    { words: 'In the beginning', isLine: false },
  ]);
});
