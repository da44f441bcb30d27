import { beforeEach, expect, it } from 'vitest';
import { memoryStorage } from '../platform/testing/memory-storage';
import { rowSeal } from './storage/row-seal';
import { sealText } from './storage/sealed-text';
import { allUnloadDrafts, unloadDrafts } from './unload-drafts';

let storage: Storage;

beforeEach(() => {
  storage = memoryStorage();
});

it('F9 hands what one page left to the next, until that one has written it', () => {
  unloadDrafts('ada', 'page-1', storage).leave('journal:new', { form: { content: 'half a wo' } });
  const next = unloadDrafts('ada', 'page-2', storage);
  const value = { form: { content: 'half a wo' } };
  expect(next.found()).toEqual([{ page: 'page-1', key: 'journal:new', value }]);
  next.forget('journal:new');
  expect(Object.keys(storage)).toEqual([]);
});

it('F9 keeps the second of two copies for the page after', () => {
  unloadDrafts('ada', 'page-1', storage).leave('journal:new', 'one');
  unloadDrafts('ada', 'page-2', storage).leave('journal:new', 'two');
  const next = unloadDrafts('ada', 'page-3', storage);
  expect(next.found()).toHaveLength(1);
  next.forget('journal:new');
  expect(unloadDrafts('ada', 'page-4', storage).found()).toHaveLength(1);
});

it('A22 hands nothing to another person', () => {
  unloadDrafts('ada', 'page-1', storage).leave('journal:new', 'of Ada');
  expect(unloadDrafts('ben', 'page-2', storage).found()).toEqual([]);
  expect(unloadDrafts('ad', 'page-2', storage).found()).toEqual([]);
});

it('A22 all of one person is found and forgotten at once, and nothing of another', () => {
  unloadDrafts('ada', 'page-1', storage).leave('journal:new', 'one');
  unloadDrafts('ada', 'page-2', storage).leave('journal:new', 'two');
  unloadDrafts('ben', 'page-3', storage).leave('journal:new', 'of Ben');
  const left = allUnloadDrafts('ada', storage);
  expect(left.found().map(({ value }) => value)).toEqual(['one', 'two']);
  left.forget();
  expect(allUnloadDrafts('ada', storage).found()).toEqual([]);
  expect(allUnloadDrafts('ben', storage).found()).toHaveLength(1);
});

it('takes no harm from a storage that refuses or holds something else', () => {
  storage.setItem('lastWords:ada:page-0:journal:new', 'not JSON');
  const left = unloadDrafts('ada', 'page-1', storage);
  expect(left.found()).toEqual([]);
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(left.leave('journal:new', 'words')).toBe(false);
});

it('I3 what an app lock keeps closed is neither found nor forgotten without its key', () => {
  const name = 'lastWords:ada:page-1:journal:new';
  const seal = rowSeal(new Uint8Array(32).fill(1), true);
  const words = JSON.stringify({ key: 'journal:new', value: 'one' });
  storage.setItem(name, sealText('ada', name, words, seal));
  expect(unloadDrafts('ada', 'page-2', storage).found()).toEqual([]);
  const left = allUnloadDrafts('ada', storage);
  expect(left.found()).toEqual([]);
  left.forget();
  expect(Object.keys(storage)).toEqual([name]);
});
