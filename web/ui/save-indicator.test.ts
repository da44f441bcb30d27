import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SaveIndicator } from './save-indicator';

type State = 'idle' | 'saving' | 'saved';

function read(state: State, savedAt: number | null, now: number): string {
  const markup = renderToStaticMarkup(createElement(SaveIndicator, { state, savedAt, now }));
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
