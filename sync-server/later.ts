/** Calls `run` once, `ms` milliseconds from now, unless the returned function is called before. */
export type Later = (ms: number, run: () => void) => () => void;

/** {@link Later} with timers that keep no process alive. */
export const laterUnref: Later = (ms, run) => {
  const timer = setTimeout(run, ms);
  timer.unref();
  return () => clearTimeout(timer);
};
