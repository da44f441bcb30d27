import { expect, test } from 'vitest';
import { formatList } from './format-list';

test.each([
  [[], ''],
  [['text'], 'text'],
  [['text', 'voice'], 'text and voice'],
  [['text', 'voice', '2 photos'], 'text, voice, and 2 photos'],
])('%j reads “%s”', (words, list) => {
  expect(formatList(words)).toBe(list);
});
