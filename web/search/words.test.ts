import { expect, test } from 'vitest';
import { wordsIn } from './words';

const folded = (text: string) => wordsIn(text).map((word) => word.folded);

test('a word is what stands between spaces and marks, without case', () => {
  expect(folded('“Be still,” He said: Psalm 46:10.')).toEqual(
    'be still he said psalm 46 10'.split(' '),
  );
});

test('accents make no difference, composed or not', () => {
  expect(folded('Café cafe\u0301 CAFÉ Straße Søren Łódź')).toEqual([
    'cafe',
    'cafe',
    'cafe',
    'strasse',
    'soren',
    'lodz',
  ]);
});

test('an apostrophe is within a word, not around it', () => {
  expect(folded("don’t God's 'here'")).toEqual(['dont', 'gods', 'here']);
});

test('where a script has no spaces, each letter is a word', () => {
  expect(folded('平安 in 東京')).toEqual(['平', '安', 'in', '東', '京']);
});

test('a word says where it stands in the text as written', () => {
  const text = 'Élan vital';
  const [first, second] = wordsIn(text);
  expect(text.slice(first?.start, first?.end)).toBe('Élan');
  expect(text.slice(second?.start, second?.end)).toBe('vital');
});
