import { useEffect, useState } from 'react';
import type { AppLock } from '../../person/lock/app-lock';
import type { Closed } from './behind-lock';

const STEP_MS = 1_000;
/** So much at most counts for one step: a page that stood still was not open. */
const MOST_A_STEP_MS = 5 * STEP_MS;

/**
 * What is left of a wait, in milliseconds. It passes only while a lock screen stands open, in one tab at a time, and is written
 * down as it passes: neither a clock that is set nor a page that is opened again shortens it (I15).
 */
export function useWait(personId: string, closed: Closed | undefined, onOver: () => void) {
  const [leftMs, setLeftMs] = useState(0);
  const [isOn, setOn] = useState(false);
  const lock = closed?.lock;
  const waitMs = closed?.row.waitMs ?? 0;
  useEffect(() => {
    setLeftMs(waitMs);
    setOn(waitMs > 0);
  }, [waitMs]);
  useEffect(() => {
    if (!isOn || !lock) return;
    const end = new AbortController();
    const count = () => countDown(lock, end.signal, setLeftMs);
    const counted = navigator.locks
      ? navigator.locks.request(`lock-wait:${personId}`, { signal: end.signal }, count)
      : count();
    void Promise.resolve(counted).then(
      () => {
        if (end.signal.aborted) return;
        setOn(false);
        onOver();
      },
      () => undefined,
    );
    return () => end.abort();
  }, [isOn, lock, personId, onOver]);
  const start = (ms: number) => {
    setLeftMs(ms);
    setOn(ms > 0);
  };
  return { leftMs, start };
}

async function countDown(
  lock: AppLock,
  signal: AbortSignal,
  tell: (leftMs: number) => void,
): Promise<void> {
  let left = await lock.passWait(0);
  while (left > 0 && !signal.aborted) {
    tell(left);
    const began = performance.now();
    await new Promise((resolve) => setTimeout(resolve, Math.min(STEP_MS, left)));
    const passed = Math.min(performance.now() - began, MOST_A_STEP_MS);
    left = await lock.passWait(document.hidden ? 0 : passed);
  }
  tell(left);
}
