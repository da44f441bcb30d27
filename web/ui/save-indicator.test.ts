import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SaveIndicator } from './save-indicator';

type State = 'idle' | 'saving' | 'saved';

function read(state: State, savedAt: number | null, now: number, isDraft = false): string {
  const props = { state, savedAt, now, isDraft };
  const markup = renderToStaticMarkup(createElement(SaveIndicator, props));
  return markup.replace(/<[^>]*>/g, '');
}

test('says nothing before the first save', () => {
  expect(read('idle', null, 0)).toBe('');
});

test('says Saving while saving, whatever was saved before', () => {
  expect(read('saving', 0, 60_000)).toBe('Saving');
});

test('says Saved for 3 s, then how long ago', () => {
  expect(read('saved', 0, 2999)).toBe('Saved');
  expect(read('saved', 0, 3000)).toBe('Saved just now');
  expect(read('idle', 0, 120_000)).toBe('Saved 2 minutes ago');
});

test('of a draft never says Saved', () => {
  expect(read('idle', null, 0, true)).toBe('');
  expect(read('saving', null, 0, true)).toBe('Saving');
  expect(read('saved', 0, 0, true)).toBe('Draft kept');
  expect(read('saved', 0, 120_000, true)).toBe('Draft kept');
});
