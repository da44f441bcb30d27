import { expect, test } from 'vitest';
import { SYNC } from '../../../shared/records/record';
import { entryMark, heldReason } from './entry-mark';

const body = { content: 'Rested on purpose.', audioUrl: null };
const kept = [{ hash: 'h', field: 'content', value: 'Other words.', updatedAt: 1 }];

test.each([
  ['what the server refuses is only here', { sync: SYNC.held, body }, 'Only here'],
  ['what it has not taken yet waits', { sync: SYNC.pending, body }, 'Waiting to sync'],
  [
    'what was kept beside it is named',
    { sync: SYNC.acknowledged, body: { ...body, keptVersions: kept } },
    'Two versions kept',
  ],
  [
    'an emptied list of kept versions is not',
    { sync: SYNC.acknowledged, body: { ...body, keptVersions: [] } },
    'Written',
  ],
  [
    'text with a recording',
    { sync: SYNC.acknowledged, body: { ...body, audioUrl: '/api/media/1' } },
    'Text and voice',
  ],
  [
    'a recording alone',
    { sync: SYNC.acknowledged, body: { content: ' ', audioUrl: '/api/media/1' } },
    'Voice',
  ],
])('%s', (_, entry, text) => {
  expect(entryMark(entry).text).toBe(text);
});

test('waiting is said before kept versions: where the words are matters more', () => {
  expect(entryMark({ sync: SYNC.pending, body: { ...body, keptVersions: kept } }).state).toBe(
    'waiting',
  );
});

test('the reason counts the entry and says what can be done with it', () => {
  expect(heldReason('ENTRY_LIMIT', 4)).toBe(
    'The free plan keeps 3 journal entries, and this is the fourth. ' +
      'It stays on this device. You can read it, edit it and export it.',
  );
  expect(heldReason('ENTRY_LIMIT', 27)).toContain('and this is one more.');
  expect(heldReason('ENTRY_LIMIT', 2)).toContain('and this is one more.');
  expect(heldReason('RECORD_TOO_LARGE', 1)).toContain('one megabyte');
});
