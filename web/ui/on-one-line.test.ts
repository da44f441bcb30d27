import { expect, test } from 'vitest';
import { onOneLine } from './on-one-line';

test('line breaks of every kind become one space each', () => {
  expect(onOneLine('coffee,\nalone \r\n\r\n before\u2028the house')).toBe(
    'coffee, alone before the house',
  );
});

test('a line keeps its blanks, also the one just typed at its end', () => {
  expect(onOneLine('a  walk ')).toBe('a  walk ');
});
