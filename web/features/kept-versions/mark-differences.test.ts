import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markDifferences } from './mark-differences';

const ours = 'Dad called. I listened. He asked about the interview.\n\nPsalm 19:14 on repeat.';
const theirs = 'Dad called. I listened. I wanted to hang up twice.\n\nPsalm 19:14 on repeat.';

const marked = (text: string, other: string) =>
  markDifferences(text, other)
    .filter(({ differs }) => differs)
    .map((stretch) => stretch.text);

test('the words in which two texts differ are marked in each', () => {
  expect(marked(ours, theirs)).toEqual(['He asked about the interview']);
  expect(marked(theirs, ours)).toEqual(['I wanted to hang up twice']);
  expect(marked('told on the phone, early', 'told on the tablet, early')).toEqual(['phone']);
});

test('a word or two that both happen to say between changes belong to the change', () => {
  expect(marked('one red and big house stands', 'one blue and tall house stands')).toEqual([
    'red and big',
  ]);
  expect(marked('red a b c big', 'blue a b c tall')).toEqual(['red', 'big']);
});

test('nothing is marked where both say the same, and everything where one is empty', () => {
  expect(marked(ours, ours)).toEqual([]);
  expect(marked('Alone here', '')).toEqual(['Alone here']);
  expect(marked('', 'Alone here')).toEqual([]);
});

test('what was only added is marked in the longer text alone', () => {
  expect(marked('One two three', 'One two')).toEqual(['three']);
  expect(marked('One two', 'One two three')).toEqual([]);
});

test('an empty line is no words to mark', () => {
  expect(marked('One.\n\nTwo.', 'One. Two.')).toEqual([]);
});

test('words that are names of built-in things are words', () => {
  expect(marked('constructor __proto__ toString', 'constructor toString')).toEqual(['__proto__']);
});

test('two texts too long to compare word by word are marked between their first and last change', () => {
  const long = (word: string) => `Begin ${`${word} `.repeat(5_000)}end`;
  expect(marked(long('one'), long('two'))).toEqual([`${'one '.repeat(5_000)}`.trimEnd()]);
});

test('one word said thousands of times keeps nobody waiting', () => {
  const often = 'holy '.repeat(3_000);
  expect(marked(`First ${often}last`, `other ${often}end`)).toEqual([`First ${often}last`]);
});

test('marking never changes a text', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '.', ' ', '\n', '!', '”', '💛') });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const stretches = markDifferences(one, other);
      expect(stretches.map((stretch) => stretch.text).join('')).toBe(one);
    }),
  );
});
