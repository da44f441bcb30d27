import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createExportRun } from './export-run';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function heldWork() {
  let finish: () => void = () => undefined;
  let fail: (reason: Error) => void = () => undefined;
  const work = vi.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        finish = resolve;
        fail = reject;
      }),
  );
  return { work, finish: () => finish(), fail: () => fail(new Error('no disk')) };
}

test('progress rises by 10 every 100 ms up to 90 and is complete only when the work is', async () => {
  const { work, finish } = heldWork();
  const run = createExportRun(work);
  expect(run.get()).toEqual({ phase: 'idle' });
  const ended = run.start();
  expect(run.get()).toEqual({ phase: 'preparing', percent: 0 });
  await vi.advanceTimersByTimeAsync(300);
  expect(run.get()).toEqual({ phase: 'preparing', percent: 30 });
  await vi.advanceTimersByTimeAsync(5000);
  expect(run.get()).toEqual({ phase: 'preparing', percent: 90 });
  finish();
  await ended;
  expect(run.get()).toEqual({ phase: 'complete' });
  expect(vi.getTimerCount()).toBe(0);
});

test('a second press while preparing starts nothing', async () => {
  const { work, finish } = heldWork();
  const run = createExportRun(work);
  const ended = run.start();
  await run.start();
  expect(work).toHaveBeenCalledTimes(1);
  finish();
  await ended;
});

test('what can’t be prepared is an error, and can be tried again', async () => {
  const { work, fail, finish } = heldWork();
  const run = createExportRun(work);
  const first = run.start();
  fail();
  await first;
  expect(run.get()).toEqual({ phase: 'error' });
  expect(vi.getTimerCount()).toBe(0);
  const second = run.start();
  finish();
  await second;
  expect(run.get()).toEqual({ phase: 'complete' });
});
