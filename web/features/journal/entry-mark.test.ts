import { expect, test } from 'vitest';
import { howItWasKept } from './entry-mark';

test('an entry that is safe says how it was kept', () => {
  const audioUrl = '/api/media/1';
  expect(howItWasKept({ content: 'Rested on purpose.', audioUrl: null })).toBe('Written');
  expect(howItWasKept({ content: 'Rested on purpose.', audioUrl })).toBe('Text and voice');
  expect(howItWasKept({ content: ' ', audioUrl })).toBe('Voice');
  expect(howItWasKept({ content: ' ', audioUrl }, 68_000)).toBe('Voice, 1:08');
});
