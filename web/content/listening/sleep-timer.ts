import { type LiveValue, liveValue } from '../../live/live-value';

const MINUTE_MS = 60_000;

/** What a timer was set to, and when it is due, milliseconds since the epoch. */
export interface SleepTime {
  readonly minutes: number;
  readonly dueAt: number;
}

interface SleepTimerDeps {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Calls back after so many milliseconds. Returns the function that prevents it. */
  readonly after: (ms: number, callback: () => void) => () => void;
}

export interface SleepTimer {
  /** Null while it is off. */
  readonly time: Pick<LiveValue<SleepTime | null>, 'get' | 'subscribe'>;
  set(minutes: number): void;
  cancel(): void;
}

/** Calls `onDue` once, so many minutes after it was set last. */
export function createSleepTimer({ now, after }: SleepTimerDeps, onDue: () => void): SleepTimer {
  const time = liveValue<SleepTime | null>(null);
  let prevent: () => void = () => undefined;

  function cancel(): void {
    prevent();
    time.set(null);
  }

  return {
    time,
    cancel,
    set(minutes) {
      cancel();
      const ms = minutes * MINUTE_MS;
      time.set({ minutes, dueAt: now() + ms });
      prevent = after(ms, () => {
        time.set(null);
        onDue();
      });
    },
  };
}
