import { expect, it } from 'vitest';
import { excerptOf, sayWords } from './companion-words';

it('shows a short text whole, on one line', () => {
  expect(excerptOf('  It was dark.\nThen it was not. ')).toBe('It was dark. Then it was not.');
});

it('cuts a long one between words', () => {
  const text = 'Woke before the alarm, and did not reach for the phone. '.repeat(4);
  const excerpt = excerptOf(text);
  expect(excerpt.length).toBeLessThanOrEqual(141);
  expect(text.startsWith(`${excerpt.slice(0, -1)}`)).toBe(true);
  expect(excerpt).toMatch(/[a-z]…$/);
  expect(excerptOf('a'.repeat(300))).toBe(`${'a'.repeat(140)}…`);
});

it('counts words as a person does', () => {
  expect(['', 'One', ' It was\n\ndark. '].map(sayWords)).toEqual(['0 words', '1 word', '3 words']);
});
