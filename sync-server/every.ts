/** Calls `tick` every `ms` milliseconds until the returned function is called. */
export type Every = (ms: number, tick: () => void) => () => void;

/** {@link Every} with timers that keep no process alive. */
export const everyUnref: Every = (ms, tick) => {
  const timer = setInterval(tick, ms);
  timer.unref();
  return () => clearInterval(timer);
};
