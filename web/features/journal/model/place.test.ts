import { expect, test } from 'vitest';
import { entryPlace, NEW_ENTRY_PLACE, placeOf } from './place';

const some = { entryCount: 2, initialPullDone: true, hasDraft: false };
const at = (address: string, circumstances = some) =>
  placeOf(new URL(address, 'http://localhost').searchParams, circumstances);

test('the address says which page is open', () => {
  expect(at('/journal')).toEqual({ at: 'list' });
  expect(at(NEW_ENTRY_PLACE)).toEqual({ at: 'new', asked: true });
  expect(at(entryPlace('a b&c'))).toEqual({ at: 'entry', id: 'a b&c' });
});

test('without entries the new-entry form opens by itself', () => {
  expect(at('/journal', { ...some, entryCount: 0 })).toEqual({ at: 'new', asked: false });
});

test('a new device does not take "not pulled yet" for "no entries"', () => {
  expect(at('/journal', { ...some, entryCount: 0, initialPullDone: false })).toEqual({
    at: 'list',
  });
});

test('unsaved words open the form again', () => {
  expect(at('/journal', { ...some, hasDraft: true })).toEqual({ at: 'new', asked: false });
});
