/** Calls `tick` every `ms` milliseconds until the returned function is called. */
export type StartInterval = (ms: number, tick: () => void) => () => void;

/** {@link StartInterval} with timers that keep no process alive. */
export const startUnrefInterval: StartInterval = (ms, tick) => {
  const timer = setInterval(tick, ms);
  timer.unref();
  return () => clearInterval(timer);
};

/** Calls `run` once, `ms` milliseconds from now, unless the returned function is called before. */
export type Later = (ms: number, run: () => void) => () => void;

/** {@link Later} with timers that keep no process alive. */
export const laterUnref: Later = (ms, run) => {
  const timer = setTimeout(run, ms);
  timer.unref();
  return () => clearTimeout(timer);
};
