import { expect, test } from 'vitest';
import { offeredPrompt } from './offered-prompt';

const own = (nth: number) => ({ theme: 'Today', text: `own ${nth}` });

test('the question of today’s drop comes first, then our own from the first on', () => {
  const offered = [0, 1, 2].map((passed) => offeredPrompt({ question: 'Why?', passed, own }));
  expect(offered).toEqual([
    { from: 'From today’s Daily Drop', text: 'Why?' },
    { from: 'Today', text: 'own 0' },
    { from: 'Today', text: 'own 1' },
  ]);
});

test('without a drop our own come at once', () => {
  expect(offeredPrompt({ question: null, passed: 0, own })?.text).toBe('own 0');
  expect(offeredPrompt({ question: null, passed: 1, own })?.text).toBe('own 1');
});

test('while the drop is read nothing else is offered', () => {
  expect(offeredPrompt({ question: undefined, passed: 0, own })).toBeUndefined();
});

test('there is none while our own are not here', () => {
  expect(offeredPrompt({ question: null, passed: 0, own: () => undefined })).toBeUndefined();
});
