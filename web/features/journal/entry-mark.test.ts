import { expect, test } from 'vitest';
import { SYNC } from '../../../shared/records/record';
import { entryMarks } from './entry-mark';

const body = { content: 'Rested on purpose.', audioUrl: null };
const kept = [{ hash: 'h', field: 'content', value: 'Other words.', updatedAt: 1 }];
const safe = { sync: SYNC.acknowledged, body };
const texts = (entry: Parameters<typeof entryMarks>[0]) =>
  entryMarks(entry, 1).map(({ text }) => text);

test('where the words are comes first, then what was kept beside them', () => {
  expect(texts({ sync: SYNC.pending, body: { ...body, keptVersions: kept } })).toEqual([
    'Waiting',
    'Two versions kept',
  ]);
  expect(texts({ sync: SYNC.held, code: 'ENTRY_LIMIT', body })).toEqual(['Only here']);
});

test('an entry that is safe says how it was kept', () => {
  expect(texts(safe)).toEqual(['Written']);
  expect(texts({ ...safe, body: { ...body, audioUrl: '/api/media/1' } })).toEqual([
    'Text and voice',
  ]);
  expect(texts({ ...safe, body: { content: ' ', audioUrl: '/api/media/1' } })).toEqual(['Voice']);
});

test('the reason counts the entry and says what can be done with it', () => {
  const held = { sync: SYNC.held, code: 'ENTRY_LIMIT', body };
  const reason = (position: number) => entryMarks(held, position)[0].reason;
  expect(reason(4)).toBe(
    'The free plan keeps 3 journal entries, and this is the fourth. ' +
      'It stays on this device. You can read it, edit it and export it.',
  );
  expect(reason(27)).toContain('and this is one more.');
  expect(reason(2)).toContain('and this is one more.');
});

test('what is held for another reason says that one', () => {
  const [mark] = entryMarks({ sync: SYNC.held, code: 'RECORD_TOO_LARGE', body }, 4);
  expect(mark.reason).toContain('too long for the server');
});
