import { expect, test } from 'vitest';
import type { DropContent } from './pack';
import { splitSentences, spokenPlaces, spokenSentences } from './spoken-sentences';

test('a text is read sentence by sentence, with its quotation marks', () => {
  expect(textsOf('“Be still.” He waits! Will you?  It is 3:22 now.')).toEqual([
    '“Be still.”',
    'He waits!',
    'Will you?',
    'It is 3:22 now.',
  ]);
});

test('a sentence goes on after a mark that small letters follow, and within a number', () => {
  const sentence = '“Will you?” he asks… and waits, 3.5 days.';
  expect(textsOf(sentence)).toEqual([sentence]);
});

test('nothing but white space is nothing to read', () => {
  expect(splitSentences('  \n ')).toEqual([]);
});

function textsOf(text: string): string[] {
  return splitSentences(text).map(({ from, to }) => text.slice(from, to));
}

test('Scripture first, then each paragraph and the prayer, the question last', () => {
  const drop: DropContent = {
    day: 23,
    reference: 'Lamentations 3:22-23',
    translation: 'WEB',
    verses: [
      { number: 22, text: 'His mercies don’t fail.' },
      { number: 23, text: 'They are new every morning.' },
    ],
    title: 'New every morning',
    devotional: [
      [
        { text: 'Only then he turned: ', italic: false },
        { text: 'this I recall.', italic: true },
      ],
      [{ text: 'Begin plainly. Receive.', italic: false }],
    ],
    question: 'Where do you need it?',
    prayer: 'Lord, you turn. Turn me.',
    form: 'reflection',
    narration: null,
  };
  expect(spokenSentences(drop).map(({ paragraph, text }) => ({ paragraph, text }))).toEqual([
    { paragraph: 0, text: 'His mercies don’t fail.' },
    { paragraph: 0, text: 'They are new every morning.' },
    { paragraph: 1, text: 'Only then he turned: this I recall.' },
    { paragraph: 2, text: 'Begin plainly.' },
    { paragraph: 2, text: 'Receive.' },
    { paragraph: 3, text: 'Lord, you turn.' },
    { paragraph: 3, text: 'Turn me.' },
    { paragraph: 4, text: 'Where do you need it?' },
  ]);
  expect(spokenSentences(drop)[4]).toMatchObject({ from: 15, to: 23, text: 'Receive.' });
  expect(spokenPlaces(drop)).toEqual({ prayer: 3, question: 4 });

  const { prayer, ...before } = drop;
  expect(spokenSentences(before).at(-1)).toMatchObject({
    paragraph: 3,
    text: 'Where do you need it?',
  });
  expect(spokenPlaces(before)).toEqual({ prayer: undefined, question: 3 });
});
