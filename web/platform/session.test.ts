import { beforeEach, expect, it, vi } from 'vitest';
import { readSession, renameSession, storeSession, username } from './session';
import { memoryStorage } from './testing/memory-storage';

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  storeSession({ userId: 'ada', username: 'Ada' });
});

const hear = (key: string) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));

it('a new name is kept and told, in this tab and from another', () => {
  const told = vi.fn();
  const end = username.subscribe(told);
  expect(username.get()).toBe('Ada');
  told.mockClear();
  renameSession({ userId: 'ada', username: 'Ada Lovelace' });
  expect(readSession()?.username).toBe('Ada Lovelace');
  localStorage.setItem('username', 'Countess');
  hear('username');
  expect(told).toHaveBeenCalledTimes(2);
  expect(username.get()).toBe('Countess');
  end();
});

it('A22 a late answer does not name whoever has signed in since', () => {
  const end = username.subscribe(() => undefined);
  storeSession({ userId: 'ben', username: 'Ben' });
  hear('username');
  renameSession({ userId: 'ada', username: 'Ada Lovelace' });
  expect(readSession()).toEqual({ userId: 'ben', username: 'Ben' });
  expect(username.get()).toBe('Ada');
  end();
});
