import { expect, test } from 'vitest';
import { isSelected, pressVerse, type Selection } from './selection';

test.each<[string, Selection, number, Selection]>([
  ['the first press chooses a verse', null, 4, [4, 4]],
  ['a second press on it chooses none', [4, 4], 4, null],
  ['a press after it reaches out to there', [4, 4], 7, [4, 7]],
  ['a press before it reaches back to there', [4, 7], 2, [2, 7]],
  ['a press at the start leaves that verse out', [4, 7], 4, [5, 7]],
  ['a press at the end leaves that verse out', [4, 7], 7, [4, 6]],
  ['a press within starts anew', [4, 7], 5, [5, 5]],
])('%s', (_, before, verse, after) => {
  expect(pressVerse(before, verse)).toEqual(after);
});

test('what is chosen has a first and a last verse', () => {
  expect([3, 4, 6, 7].map((verse) => isSelected([4, 6], verse))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isSelected(null, 4)).toBe(false);
});
