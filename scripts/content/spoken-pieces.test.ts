import { expect, it } from 'vitest';
import { spokenSentences } from '../../shared/content/spoken-sentences';
import { spokenContent } from './spoken';
import { PAUSES, spokenPieces } from './spoken-pieces';

const DROP = {
  name: '001.md',
  day: 1,
  reference: 'John 1:1-2',
  title: 'In the beginning',
  question: 'Why?',
  prayer: 'Lord, be near. Stay.',
  form: 'reflection' as const,
  paragraphs: [
    '*In the beginning*, he writes, and calls it *the word*. He said: *Come and see.* So we went.',
    'They asked what it was to *come to him and see* and rest.',
  ],
};
const PASSAGE = {
  reference: DROP.reference,
  verses: [
    { number: 1, text: 'He said, “Come.”' },
    { number: 2, text: 'They came.' },
  ],
};
const pieces = spokenPieces(DROP, PASSAGE);
const pauseAfter = (words: string) => pieces.find(({ text }) => text === words)?.pause;

it('rests longest between title, reference, Scripture, devotional, prayer and question', () => {
  for (const last of ['In the beginning', 'John, chapter 1, verses 1 to 2.', 'They came.'])
    expect(pauseAfter(last)).toBe(PAUSES.part);
  expect(pauseAfter('and rest.')).toBe(PAUSES.part);
  expect(pauseAfter('Stay.')).toBe(PAUSES.part);
  expect(pauseAfter('So we went.')).toBe(PAUSES.paragraph);
  expect(pauseAfter('Lord, be near.')).toBe(PAUSES.sentence);
});

it('rests before and after a quotation beside a comma, and around a long one', () => {
  expect(pauseAfter('He said,')).toBe(PAUSES.quotation);
  expect(pauseAfter('he writes, and calls it the word.')).toBe(PAUSES.sentence);
  expect(pauseAfter('He said:')).toBe(PAUSES.quotation);
  expect(pauseAfter('Come and see.')).toBe(PAUSES.quotedSentence);
  expect(pauseAfter('They asked what it was to')).toBe(PAUSES.quotation);
  expect(pauseAfter('come to him and see')).toBe(PAUSES.quotation);
});

it('begins each sentence of the page once, in order, and leaves no word out', () => {
  const sentences = spokenSentences(spokenContent(DROP, PASSAGE));
  const begun = pieces.flatMap(({ begins }) => begins ?? []);
  expect(begun).toEqual(sentences.map((_, index) => index));
  const words = (text: string) => text.match(/\p{L}+/gu);
  const said = pieces.slice(2).map(({ text }) => text);
  expect(words(said.join(' '))).toEqual(words(sentences.map(({ text }) => text).join(' ')));
});
