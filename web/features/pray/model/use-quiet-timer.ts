import { useEffect, useState } from 'react';
import {
  pauseTimer,
  setTimer,
  startTimer,
  type Timer,
  tickTimer,
  untilNextSecondMs,
} from '../../../../shared/domain/timer';
import { now } from '../../../platform/clock';
import { onReturn } from '../../../platform/returning';
import { keepAwake } from '../../../platform/wake-lock';

/** A quiet time: counts down without a sound, by the clock, and keeps the screen awake meanwhile. */
export function useQuietTimer() {
  const [timer, set] = useState<Timer>();
  const isRunning = timer?.status === 'running';
  useEffect(() => {
    if (!isRunning) return;
    const sleep = keepAwake();
    const end = onReturn(() => set((before) => before && tickTimer(before, now())));
    return () => {
      sleep();
      end();
    };
  }, [isRunning]);
  useEffect(() => {
    if (timer?.status !== 'running') return;
    const tick = setTimeout(() => set(tickTimer(timer, now())), untilNextSecondMs(timer));
    return () => clearTimeout(tick);
  }, [timer]);
  return {
    timer,
    start: (minutes: number) => set(startTimer(setTimer(minutes * 60), now())),
    pause: () => set((before) => before && pauseTimer(before, now())),
    goOn: () => set((before) => before && startTimer(before, now())),
    stop: () => set(undefined),
  };
}
