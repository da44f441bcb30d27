import { expect, test } from 'vitest';
import { acknowledged } from '../../../../shared/domain/merge/states';
import { stateOf } from '../../../../shared/domain/merge/testing/records';
import { kindOfDraft } from '../../../records/kind-words';
import { toSearchEntry } from '../../../search/search-entry';
import { noteOn } from './note-form';

const PLACE = { slug: 'psalms', book: 'Psalms', number: 23 };
const DAY = '2026-03-01';
const form = noteOn(PLACE, [4, 6], DAY);

test('S12 a note has a draft of its own, which is known as one of a note', () => {
  expect(form.draftKey).toBe('verse-note:psalms.23.4-6');
  expect(noteOn(PLACE, [4, 4], DAY).draftKey).not.toBe(form.draftKey);
  expect(kindOfDraft(form.draftKey.split(':')[0] ?? '')).toBe('verse-note');
});

test('S13 a note is saved with the verses that it is about, and found by its words', () => {
  const body = form.toBody({ note: 'Even there.' }, undefined);
  expect(body).toEqual({ passage: 'Psalms 23:4-6', note: 'Even there.' });
  expect(form.toForm(body)).toEqual({ note: 'Even there.' });
  const record = acknowledged(stateOf({ z: 1 }, body, { id: form.id, kind: 'verse-note' }));
  expect(toSearchEntry(record)?.parts).toEqual([
    { field: 'note', text: 'Even there.', kept: false },
  ]);
});
