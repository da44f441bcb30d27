import { expect, test } from 'vitest';
import { settle } from '../../shared/testing/manual-timers';
import { keepAwake } from './wake-lock';

/** A page that can be hidden, with a screen that the browser gives out and takes away as real ones do. */
function pretendBrowser() {
  let visibilityState: DocumentVisibilityState = 'visible';
  const listeners = new Set<() => void>();
  const locks: { released: boolean; release(): Promise<void> }[] = [];
  let answer: () => Promise<void> = async () => undefined;
  const page = {
    get visibilityState() {
      return visibilityState;
    },
    addEventListener: (_type: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => void listeners.delete(listener),
  };
  const wakeLock = {
    async request() {
      await answer();
      if (visibilityState === 'hidden') throw new DOMException('hidden', 'NotAllowedError');
      const lock = {
        released: false,
        async release() {
          lock.released = true;
        },
      };
      locks.push(lock);
      return lock as unknown as WakeLockSentinel;
    },
  };
  return {
    keepAwake: () => keepAwake(wakeLock, page as unknown as Document),
    awake: () => locks.filter(({ released }) => !released).length,
    listeners,
    answerWhen(next: () => Promise<void>) {
      answer = next;
    },
    async show(next: DocumentVisibilityState) {
      visibilityState = next;
      if (next === 'hidden') for (const lock of locks) lock.released = true;
      for (const listener of [...listeners]) listener();
      await settle();
    },
  };
}

test('the screen is kept awake until it is let go', async () => {
  const browser = pretendBrowser();
  const release = browser.keepAwake();
  await settle();
  expect(browser.awake()).toBe(1);
  release();
  await settle();
  expect(browser.awake()).toBe(0);
  expect(browser.listeners.size).toBe(0);
});

test('it is kept awake again when the page comes back, once', async () => {
  const browser = pretendBrowser();
  browser.keepAwake();
  await settle();
  await browser.show('hidden');
  expect(browser.awake()).toBe(0);
  await browser.show('visible');
  await browser.show('visible');
  expect(browser.awake()).toBe(1);
});

test('an answer that comes after it was let go is given back', async () => {
  const browser = pretendBrowser();
  let allow: () => void = () => undefined;
  browser.answerWhen(() => new Promise((resolve) => (allow = resolve)));
  const release = browser.keepAwake();
  await settle();
  release();
  allow();
  await settle();
  expect(browser.awake()).toBe(0);
});

test('a browser that refuses is asked again when the page comes back', async () => {
  const browser = pretendBrowser();
  browser.answerWhen(() => Promise.reject(new DOMException('low battery', 'NotAllowedError')));
  browser.keepAwake();
  await settle();
  expect(browser.awake()).toBe(0);
  browser.answerWhen(async () => undefined);
  await browser.show('visible');
  expect(browser.awake()).toBe(1);
});
