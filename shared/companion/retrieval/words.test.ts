import { expect, it } from 'vitest';
import { wordsOf } from './words';

const stems = (text: string) => wordsOf(text).map(({ stem }) => stem);

it('R4 puts case, accents and the shape of apostrophes aside', () => {
  expect(stems('Don’t CAFÉ mother’s')).toEqual(stems("don't cafe mother"));
});

it('R4 compares the forms of a word as one', () => {
  expect(new Set(stems('waiting waited waits wait')).size).toBe(1);
});

it('R4 counts no word that every page has', () => {
  expect(
    wordsOf('the lamp I had and it’s').flatMap(({ said, counts }) => (counts ? said : [])),
  ).toEqual(['lamp']);
});

it('keeps what was said', () => {
  expect(wordsOf('Waiting, still').map(({ said }) => said)).toEqual(['waiting', 'still']);
});
