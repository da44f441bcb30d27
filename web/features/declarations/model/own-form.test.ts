import { expect, test } from 'vitest';
import { acknowledged } from '../../../../shared/domain/merge/states';
import { stateOf } from '../../../../shared/domain/merge/testing/records';
import { kindOfDraft } from '../../../records/kind-words';
import { toSearchEntry } from '../../../search/search-entry';
import { isVerseKnown, ownDeclarationOf } from './own-form';

const DAY = '2026-03-01';
const begun = ownDeclarationOf(undefined, 'new-one', DAY);

test('Q5 an own declaration has a draft of its own, which is known as one of a declaration', () => {
  const opened = ownDeclarationOf('own-1', 'new-one', DAY);
  expect([begun.id, opened.id]).toEqual(['new-one', 'own-1']);
  expect(begun.draftKey).not.toBe(opened.draftKey);
  expect(kindOfDraft(begun.draftKey.split(':')[0] ?? '')).toBe('declaration');
});

test('Q5 its verse is kept as data and shown as people write it, and its words are found by search', () => {
  const body = begun.toBody({ words: ' I am held. ', verse: 'ps 139 9-10' }, undefined);
  expect(body).toEqual({ words: 'I am held.', passage: 'Psalms 139:9-10' });
  expect(begun.toForm(body)).toEqual({ words: 'I am held.', verse: 'Psalm 139:9–10' });
  expect(begun.toBody(begun.toForm(body), body)).toEqual(body);
  const record = acknowledged(stateOf({ z: 1 }, body, { id: 'own-1', kind: 'declaration' }));
  expect(toSearchEntry(record)?.parts[0]).toMatchObject({ field: 'words', text: 'I am held.' });
});

test.each([
  ['', true, null],
  ['Romans 8:1', true, 'Romans 8:1'],
  ['Romans 8:99', false, null],
  ['Romans 8:1; John 3:16', false, null],
  ['what my grandmother said', false, null],
])('Q5 as a verse %j is known: %s', (verse, isKnown, passage) => {
  expect(isVerseKnown({ words: 'I am his.', verse })).toBe(isKnown);
  expect(begun.toBody({ words: 'I am his.', verse }, undefined).passage).toBe(passage);
});
