import { expect, it } from 'vitest';
import { sayAuthorship } from './authorship';

it.each([
  [undefined, 'Written for Choose Wholeness. Scripture: World English Bible, public domain.'],
  [
    'Miriam Weiss',
    'Written for Choose Wholeness by Miriam Weiss. Scripture: World English Bible, public domain.',
  ],
])('says who wrote the devotionals: %s', (author, sentence) => {
  expect(sayAuthorship(author)).toBe(sentence);
});
