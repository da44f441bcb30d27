import { expect, test } from 'vitest';
import { acknowledged } from '../../../../shared/domain/merge/states';
import { stateOf } from '../../../../shared/domain/merge/testing/records';
import { kindOfDraft } from '../../../records/kind-words';
import { toSearchEntry } from '../../../search/search-entry';
import { noteOn } from './note-form';

const DAY = '2026-03-01';
const PASSAGE = 'Psalms 23:4-6';
const begun = noteOn({ passage: PASSAGE, id: undefined }, 'new-one', DAY);

test('S12 a note has a draft of its own, which is known as one of a note', () => {
  const opened = noteOn({ passage: PASSAGE, id: 'note-1' }, 'new-one', DAY);
  const elsewhere = noteOn({ passage: 'Psalms 23:4', id: undefined }, 'new-one', DAY);
  expect(new Set([begun, opened, elsewhere].map(({ draftKey }) => draftKey)).size).toBe(3);
  expect([begun.id, opened.id]).toEqual(['new-one', 'note-1']);
  expect(kindOfDraft(begun.draftKey.split(':')[0] ?? '')).toBe('verse-note');
});

test('S13 a note is saved with the verses that it is about, and found by its words', () => {
  const body = begun.toBody({ note: 'Even there.' }, undefined);
  expect(body).toEqual({ passage: PASSAGE, note: 'Even there.' });
  expect(begun.toForm(body)).toEqual({ note: 'Even there.' });
  const record = acknowledged(stateOf({ z: 1 }, body, { id: 'note-1', kind: 'verse-note' }));
  expect(toSearchEntry(record)?.parts).toEqual([
    { field: 'note', text: 'Even there.', kept: false },
  ]);
});
