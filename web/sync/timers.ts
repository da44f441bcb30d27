/** Waiting, injected so that tests decide when time passes. */
export interface Timers {
  /** Calls back once after `ms`, unless the returned function was called before. */
  after(ms: number, callback: () => void): () => void;
}

/** The timers of the browser or worker. */
export const systemTimers: Timers = {
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};
