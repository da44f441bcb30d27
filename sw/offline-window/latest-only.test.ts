import { expect, it, vi } from 'vitest';
import type { WindowWish } from '../../shared/content/offline-window';
import { settle } from '../../shared/testing/manual-timers';
import type { WindowOutcome } from '../../web/content/offline-window/contract';
import { latestOnly } from './latest-only';

const WISH: WindowWish = { day: 1, saveData: false, narrateThrough: null };

/** Runs that end when a test says so, or soon after they are aborted. */
function heldRuns() {
  const runs: { wish: WindowWish; onKept: () => void; end: (outcome: WindowOutcome) => void }[] =
    [];
  const ask = latestOnly(
    (wish, signal, onKept) =>
      new Promise((end) => {
        runs.push({ wish, onKept, end });
        signal.addEventListener('abort', () => end('superseded'));
      }),
  );
  return { runs, ask };
}

it('two pages that ask for the same share one run, and both hear how it goes', async () => {
  const { runs, ask } = heldRuns();
  const [first, second] = [vi.fn(), vi.fn()];
  const asked = [ask(WISH, first), ask({ ...WISH }, second)];
  await settle();
  expect(runs).toHaveLength(1);
  runs[0]?.onKept();
  runs[0]?.end('complete');
  expect(await Promise.all(asked)).toEqual(['complete', 'complete']);
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  void ask(WISH, first);
  await settle();
  expect(runs).toHaveLength(2);
});

it('another wish ends what is under way and begins after its end', async () => {
  const { runs, ask } = heldRuns();
  const first = ask(WISH, () => undefined);
  await settle();
  const second = ask({ ...WISH, day: 2 }, () => undefined);
  const third = ask({ ...WISH, day: 3 }, () => undefined);
  expect(await first).toBe('superseded');
  expect(await second).toBe('superseded');
  await settle();
  expect(runs.map(({ wish }) => wish.day)).toEqual([1, 3]);
  runs[1]?.end('full');
  expect(await third).toBe('full');
});
