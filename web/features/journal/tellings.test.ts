import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptTexts, markDifferences, withBoth, withOther } from './tellings';

const ours = 'Dad called. I listened. He asked about the interview.\n\nPsalm 19:14 on repeat.';
const theirs = 'Dad called. I listened. I wanted to hang up twice.\n\nPsalm 19:14 on repeat.';
const kept = { hash: 'h1', field: 'content', value: theirs, updatedAt: 1 };
const recording = { hash: 'h2', field: 'audioUrl', value: '/api/media/1', updatedAt: 1 };
const body = { content: ours, audioUrl: null, keptVersions: [kept, recording] };

const marked = (text: string, other: string) =>
  markDifferences(text, other)
    .filter(({ differs }) => differs)
    .map((stretch) => stretch.text.trim());

test('the sentences in which two texts differ are marked in each', () => {
  expect(marked(ours, theirs)).toEqual(['He asked about the interview.']);
  expect(marked(theirs, ours)).toEqual(['I wanted to hang up twice.']);
});

test('nothing is marked where both say the same, and everything where one is empty', () => {
  expect(marked(ours, ours)).toEqual([]);
  expect(marked('Alone', '')).toEqual(['Alone']);
});

test('an empty line is no words to mark', () => {
  expect(marked('One.\n\nTwo.', 'One. Two.')).toEqual([]);
});

test('marking never changes a text', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '.', ' ', '\n', '!', '”') });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const stretches = markDifferences(one, other);
      expect(stretches.map((stretch) => stretch.text).join('')).toBe(one);
    }),
  );
});

test('only texts are told beside each other', () => {
  expect(keptTexts(body)).toEqual([kept]);
  expect(keptTexts({ content: '', audioUrl: null })).toEqual([]);
});

test('keeping both puts one after the other and keeps no third copy', () => {
  const both = withBoth(body, kept);
  expect(both.content).toBe(`${ours}\n\n${theirs}`);
  expect(both.keptVersions).toEqual([recording]);
});

test('using the other puts it in the entry', () => {
  expect(withOther(body, kept)).toEqual({ ...body, content: theirs, keptVersions: [recording] });
});
