import { expect, it, vi } from 'vitest';
import { createReadiness } from './readiness';

it('is not ready where the database does not answer within 3 seconds, and asks it no second time meanwhile', async () => {
  let answer: (epoch: string) => void = () => undefined;
  const proveWritable = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)));
  const timers: (() => void)[] = [];
  let now = 0;
  const isReady = createReadiness({
    store: { proveWritable },
    streams: { isEnding: false },
    log: { warn: () => undefined },
    now: () => now,
    later: (ms, run) => {
      expect(ms).toBe(3_000);
      timers.push(run);
      return () => undefined;
    },
  });
  for (const second of [0, 4]) {
    now = second * 1_000;
    const ready = isReady();
    timers.splice(0).forEach((run) => void run());
    expect(await ready).toBe(false);
  }
  expect(proveWritable).toHaveBeenCalledOnce();
  now = 8_000;
  const ready = isReady();
  answer('epoch-1');
  expect(await ready).toBe(true);
  now = 9_000;
  void isReady();
  expect(proveWritable).toHaveBeenCalledTimes(2);
});
