import { beforeEach, expect, it } from 'vitest';
import { memoryStorage } from '../platform/testing/memory-storage';
import { allLastWords, lastWords } from './last-words';

let storage: Storage;

beforeEach(() => {
  storage = memoryStorage();
});

it('F9 hands what one page left to the next, until that one has written it', () => {
  lastWords('ada', 'page-1', storage).leave('journal:new', { form: { content: 'half a wo' } });
  const next = lastWords('ada', 'page-2', storage);
  const value = { form: { content: 'half a wo' } };
  expect(next.found()).toEqual([{ page: 'page-1', key: 'journal:new', value }]);
  next.forget('journal:new');
  expect(Object.keys(storage)).toEqual([]);
});

it('F9 keeps the second of two copies for the page after', () => {
  lastWords('ada', 'page-1', storage).leave('journal:new', 'one');
  lastWords('ada', 'page-2', storage).leave('journal:new', 'two');
  const next = lastWords('ada', 'page-3', storage);
  expect(next.found()).toHaveLength(1);
  next.forget('journal:new');
  expect(lastWords('ada', 'page-4', storage).found()).toHaveLength(1);
});

it('A22 hands nothing to another person', () => {
  lastWords('ada', 'page-1', storage).leave('journal:new', 'of Ada');
  expect(lastWords('ben', 'page-2', storage).found()).toEqual([]);
  expect(lastWords('ad', 'page-2', storage).found()).toEqual([]);
});

it('A22 all of one person is found and forgotten at once, and nothing of another', () => {
  lastWords('ada', 'page-1', storage).leave('journal:new', 'one');
  lastWords('ada', 'page-2', storage).leave('journal:new', 'two');
  lastWords('ben', 'page-3', storage).leave('journal:new', 'of Ben');
  const left = allLastWords('ada', storage);
  expect(left.found().map(({ value }) => value)).toEqual(['one', 'two']);
  left.forget();
  expect(allLastWords('ada', storage).found()).toEqual([]);
  expect(allLastWords('ben', storage).found()).toHaveLength(1);
});

it('takes no harm from a storage that refuses or holds something else', () => {
  storage.setItem('lastWords:ada:page-0:journal:new', 'not JSON');
  const left = lastWords('ada', 'page-1', storage);
  expect(left.found()).toEqual([]);
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(left.leave('journal:new', 'words')).toBe(false);
});
