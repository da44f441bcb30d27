import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createIndexedDbDisk } from '../../records/testing/disk';
import { AppLock } from './app-lock';
import { answered, NoAnswerError } from './no-answer';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const never = new Promise<never>(() => undefined);

it('I26 what gives no answer is waited for ten seconds, and not for ever', async () => {
  const outcome = answered(never).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(await Promise.race([outcome, 'waits'])).toBe('waits');
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toBeInstanceOf(NoAnswerError);
});

it('I26 an answer, or a failure, is passed on at once and leaves no timer behind', async () => {
  expect(await answered(Promise.resolve('the row'))).toBe('the row');
  await expect(answered(Promise.reject(new Error('disk')))).rejects.toThrow('disk');
  expect(vi.getTimerCount()).toBe(0);
});

it('I26 a PIN that can’t be counted on the disk is not waited for for ever, nor is a passkey', async () => {
  const { idb } = createIndexedDbDisk();
  const silent = { ...idb, indexedDB: { open: () => ({}) } as unknown as IDBFactory };
  const lock = new AppLock('ada', silent, { memoryKib: 8, passes: 1 });
  for (const attempt of [() => lock.tryPin('274951'), () => lock.tryPasskey(async () => never)]) {
    const outcome = attempt().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toBeInstanceOf(NoAnswerError);
  }
});
