import { expect, test } from 'vitest';
import { lengthInWords, shortLength } from './words';

test('a length is short in the list and in words on the page', () => {
  expect([60, 150, 600].map(shortLength)).toEqual(['1 min', '2:30 min', '10 min']);
  expect([60, 180, 150, 165, 600].map(lengthInWords)).toEqual([
    'One minute',
    'Three minutes',
    'Two and a half minutes',
    '2 minutes 45 seconds',
    '10 minutes',
  ]);
});
