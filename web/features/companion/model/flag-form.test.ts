import { expect, it } from 'vitest';
import { flagging, readForm, referencesOf } from './flag-form';

const passage = (reference: string) => ({ reference, verses: [], why: '' });

it('names the passages of an answer, each once, also of views', () => {
  expect(
    referencesOf({
      kind: 'viewpoints',
      topic: 'Baptism',
      viewpoints: [
        { name: 'One', says: '', passages: [passage('Acts 2:38-39'), passage('Mark 16:16')] },
        { name: 'Two', says: '', passages: [passage('Acts 2:38-39')] },
      ],
    }),
  ).toEqual(['Acts 2:38-39', 'Mark 16:16']);
  expect(referencesOf({ kind: 'unknown' })).toEqual([]);
});

it('sends the verses and the reason, and nothing of the page', () => {
  const { toRequest } = flagging(['Psalms 139:12']);
  expect(toRequest({ reason: 'Out of context', note: ' Lifted out. ' })).toEqual({
    references: ['Psalms 139:12'],
    reason: 'Out of context',
    note: 'Lifted out.',
  });
});

it('waits for a reason', () => {
  expect(flagging([]).toRequest({ reason: null, note: 'Hm.' })).toBeUndefined();
});

it('begins with what was left, whatever that is', () => {
  expect(readForm({ reason: 'Hurtful', note: 'Hm.' })).toEqual({ reason: 'Hurtful', note: 'Hm.' });
  expect(readForm({ reason: 'Other', note: 4 })).toEqual({ reason: null, note: '' });
  expect(readForm(undefined)).toEqual({ reason: null, note: '' });
});
