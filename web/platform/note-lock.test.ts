import { beforeEach, expect, it, vi } from 'vitest';
import { isLocked } from './lock-hint';
import { noteLocked, noteUnlocked, onLockedElsewhere } from './note-lock';
import { memoryStorage } from './testing/memory-storage';

const heard = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('addEventListener', heard.addEventListener.bind(heard));
  vi.stubGlobal('removeEventListener', heard.removeEventListener.bind(heard));
});

function storageChanged(key: string | null, oldValue: string | null, newValue: string | null) {
  heard.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue, newValue }));
}

it('I12 a lock is known at once, of the person who turned it on', () => {
  noteLocked('ada');
  expect([isLocked('ada'), isLocked('ben')]).toEqual([true, false]);
  noteUnlocked();
  expect(isLocked('ada')).toBe(false);
});

it('I14 a page hears of its person’s lock in another tab, and of nobody else’s', () => {
  const listener = vi.fn();
  const end = onLockedElsewhere('ada', listener);
  storageChanged('appLock', null, 'ben');
  storageChanged('userId', null, 'ada');
  expect(listener).not.toHaveBeenCalled();
  storageChanged('appLock', null, 'ada');
  storageChanged('appLock', 'ada', null);
  expect(listener).toHaveBeenCalledTimes(2);
  end();
  storageChanged('appLock', null, 'ada');
  expect(listener).toHaveBeenCalledTimes(2);
});
