import { expect, test } from 'vitest';
import { countInWords, numberWord } from './number-word';

test.each([
  [0, 'None'],
  [9, 'Nine'],
  [12, 'Twelve'],
  [20, 'Twenty'],
  [23, 'Twenty-three'],
  [90, 'Ninety'],
  [100, '100'],
])('%i in words is %s', (count, words) => {
  expect(countInWords(count)).toBe(words);
});

test('a count that begins a sentence is a figure from ten on', () => {
  expect(numberWord(9)).toBe('Nine');
  expect(numberWord(10)).toBe('10');
});
