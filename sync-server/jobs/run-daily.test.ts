import { describe, expect, it, vi } from 'vitest';
import { runDaily } from './run-daily';

function manualDays() {
  let tick: () => void = () => undefined;
  const cancel = vi.fn();
  return {
    cancel,
    pass: () => tick(),
    startInterval: (ms: number, run: () => void) => {
      expect(ms).toBe(86_400_000);
      tick = run;
      return cancel;
    },
  };
}

describe('runDaily', () => {
  it('runs at once and each day, but never twice at once', async () => {
    const days = manualDays();
    const ends: (() => void)[] = [];
    const work = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
    const daily = runDaily(work, vi.fn(), days.startInterval);
    days.pass();
    expect(work).toHaveBeenCalledTimes(1);
    ends[0]?.();
    await vi.waitFor(() => {
      days.pass();
      expect(work).toHaveBeenCalledTimes(2);
    });
    ends[1]?.();
    await daily.stop();
  });

  it('tells of a run that fails, and runs again the next day', async () => {
    const days = manualDays();
    const onError = vi.fn();
    const work = vi.fn(async () => {
      throw new Error('disk');
    });
    const daily = runDaily(work, onError, days.startInterval);
    await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => {
      days.pass();
      expect(work).toHaveBeenCalledTimes(2);
    });
    await daily.stop();
  });

  it('stops: the run under way hears of it and is waited for', async () => {
    const days = manualDays();
    let ended = false;
    const work = (signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => {
          ended = true;
          resolve();
        });
      });
    await runDaily(work, vi.fn(), days.startInterval).stop();
    expect(ended).toBe(true);
    expect(days.cancel).toHaveBeenCalledOnce();
  });
});
