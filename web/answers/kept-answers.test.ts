import { beforeEach, expect, it, vi } from 'vitest';
import { storeSession } from '../platform/session';
import { memoryStorage } from '../platform/testing/memory-storage';
import { forgetKeptAnswers, keepAnswer, onKeptAnswer, readKeptAnswer } from './kept-answers';

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  storeSession({ userId: 'ada', username: 'Ada' });
});

it('keeps the last answer of each name', () => {
  expect(readKeptAnswer('ada', 'profile')).toBeNull();
  keepAnswer('ada', 'profile', 'one');
  keepAnswer('ada', 'profile', 'two');
  keepAnswer('ada', 'picture', 'three');
  expect(readKeptAnswer('ada', 'profile')).toBe('two');
  expect(readKeptAnswer('ada', 'picture')).toBe('three');
});

it('A22 keeps nothing for somebody who is not signed in any more', () => {
  keepAnswer('ben', 'profile', 'late');
  expect(readKeptAnswer('ben', 'profile')).toBeNull();
});

it('A22 forgets the answers of one person and no other note', () => {
  keepAnswer('ada', 'profile', 'one');
  localStorage.setItem('answer:ben:profile', 'two');
  forgetKeptAnswers('ada');
  expect(readKeptAnswer('ada', 'profile')).toBeNull();
  expect(readKeptAnswer('ben', 'profile')).toBe('two');
  expect(localStorage.getItem('userId')).toBe('ada');
});

it('tells of an answer that this tab or another keeps, until it is ended', () => {
  const told = vi.fn();
  const end = onKeptAnswer('ada', 'profile', told);
  keepAnswer('ada', 'profile', 'here');
  keepAnswer('ada', 'picture', 'of no interest');
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'answer:ada:profile' }));
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'answer:ada:picture' }));
  expect(told).toHaveBeenCalledTimes(2);
  end();
  keepAnswer('ada', 'profile', 'again');
  expect(told).toHaveBeenCalledTimes(2);
});
