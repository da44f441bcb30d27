import { beforeEach, expect, it, vi } from 'vitest';
import { keepAnswer, readKeptAnswer } from '../../answers/kept-answers';
import { memoryStorage } from '../../platform/testing/memory-storage';
import { carrySeal } from '../../records/storage/page-seal';
import { rowSeal } from '../../records/storage/row-seal';
import { openText, sealText } from '../../records/storage/sealed-text';
import { allUnloadDrafts, unloadDrafts } from '../../records/unload-drafts';
import { openKeptTexts, sealKeptTexts } from './kept-texts';

const WORDS = 'nobody reads this';
const seal = rowSeal(new Uint8Array(32).fill(1), true);

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  localStorage.setItem('userId', 'ada');
  localStorage.setItem('username', 'ada');
});

it('I20 what stands in local storage already is sealed and opened again, and nobody else’s is', () => {
  localStorage.setItem('answer:ada:profile', WORDS);
  localStorage.setItem('lastWords:ada:page:key', WORDS);
  localStorage.setItem('answer:ben:profile', 'of Ben');
  sealKeptTexts('ada', seal, localStorage);
  sealKeptTexts('ada', seal, localStorage);
  expect(JSON.stringify(localStorage)).not.toContain(WORDS);
  expect(localStorage.getItem('answer:ben:profile')).toBe('of Ben');
  openKeptTexts('ada', seal, localStorage);
  expect(localStorage.getItem('answer:ada:profile')).toBe(WORDS);
  expect(localStorage.getItem('lastWords:ada:page:key')).toBe(WORDS);
});

it('I20 a text opens at its own place, with its own key, and nowhere else', () => {
  const kept = sealText('ada', 'answer:ada:a', WORDS, seal);
  expect(openText('ada', 'answer:ada:a', kept, seal)).toBe(WORDS);
  expect(openText('ada', 'answer:ada:b', kept, seal)).toBeNull();
  expect(openText('ada', 'answer:ada:a', kept, rowSeal(new Uint8Array(32), true))).toBeNull();
  expect(openText('ada', 'answer:ada:a', kept, undefined)).toBeNull();
  expect(openText('ada', 'answer:ada:a', 'sealed:*', seal)).toBeNull();
});

it('I20 what a page keeps and leaves behind while its lock is open is sealed', () => {
  localStorage.setItem('userId', 'locked');
  carrySeal('locked', seal);
  keepAnswer('locked', 'profile', WORDS);
  unloadDrafts('locked', 'page', localStorage).leave('key', WORDS);
  expect(JSON.stringify(localStorage)).not.toContain(WORDS);
  expect(readKeptAnswer('locked', 'profile')).toBe(WORDS);
  expect(allUnloadDrafts('locked', localStorage).found()).toEqual([
    { page: 'page', key: 'key', value: WORDS },
  ]);
});
