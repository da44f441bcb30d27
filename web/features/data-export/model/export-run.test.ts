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
  const run = createExportRun();
  expect(run.get()).toEqual({ phase: 'idle' });
  const ended = run.start(work);
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
  const run = createExportRun();
  const ended = run.start(work);
  await run.start(work);
  expect(work).toHaveBeenCalledTimes(1);
  finish();
  await ended;
});

test('what can’t be prepared is an error, and can be tried again', async () => {
  const { work, fail, finish } = heldWork();
  const run = createExportRun();
  const first = run.start(work);
  fail();
  await first;
  expect(run.get()).toEqual({ phase: 'error' });
  expect(vi.getTimerCount()).toBe(0);
  const second = run.start(work);
  finish();
  await second;
  expect(run.get()).toEqual({ phase: 'complete' });
});

test('work that says how far it is, is believed', async () => {
  const run = createExportRun();
  await run.start(async ({ progress }) => {
    progress(0.456);
    await vi.advanceTimersByTimeAsync(1000);
    expect(run.get()).toEqual({ phase: 'preparing', percent: 45 });
  });
  expect(run.get()).toEqual({ phase: 'complete' });
});

test('what is cancelled hands nothing over and can be started again', async () => {
  const run = createExportRun();
  const ended = run.start(async ({ signal, progress }) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    progress(1);
    signal.throwIfAborted();
  });
  run.cancel();
  await ended;
  expect(run.get()).toEqual({ phase: 'idle' });
  await run.start(async () => undefined);
  expect(run.get()).toEqual({ phase: 'complete' });
});
