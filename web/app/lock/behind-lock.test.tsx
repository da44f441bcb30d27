import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createIndexedDbDisk } from '../../records/testing/disk';
import { lookBehind } from './behind-lock';

const ADA = { userId: 'ada', username: 'Ada' };

const App = () => <p>Home</p>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('I26 the lock screen says that the browser gives no answer, offers to try again, and goes on if it answers', async () => {
  const release = await holdOldDevice();
  vi.stubGlobal('localStorage', { removeItem: () => undefined });
  const open = vi.fn(async () => App);
  const looking = lookBehind(ADA, open);
  await vi.advanceTimersByTimeAsync(10_000);
  const found = await looking;
  if (!('NoAnswer' in found)) throw new Error('It is not said.');
  const screen = renderToStaticMarkup(<found.NoAnswer />);
  expect(screen).toContain('Your entries can’t be opened yet');
  expect(screen).toMatch(/<button[^>]*>.*Try again/);
  expect(open).not.toHaveBeenCalled();
  release();
  expect(await found.later).toEqual({ Root: App });
});

/** Keeps the `device` database open as an older version of the app has it: the one of today waits until it is closed. */
async function holdOldDevice(): Promise<() => void> {
  const { indexedDB, IDBKeyRange } = createIndexedDbDisk().idb;
  vi.stubGlobal('indexedDB', indexedDB);
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  const opening = indexedDB.open('device', 10);
  opening.onupgradeneeded = () => opening.result.createObjectStore('facts', { keyPath: 'key' });
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  return () => opening.result.close();
}
