/** Time that passes only when a test says so. */
export interface ManualTimers {
  /** Milliseconds since the test began. */
  now(): number;
  after(ms: number, callback: () => void): () => void;
  /** Lets `ms` pass, calling back everything that falls due on the way, in order. */
  advance(ms: number): Promise<void>;
  /** How many callbacks still wait. */
  waiting(): number;
}

/** Makes a clock that stands still. */
export function manualTimers(): ManualTimers {
  let time = 0;
  let due: { at: number; callback: () => void }[] = [];
  return {
    now: () => time,
    after(ms, callback) {
      const entry = { at: time + ms, callback };
      due.push(entry);
      return () => {
        due = due.filter((other) => other !== entry);
      };
    },
    async advance(ms) {
      const end = time + ms;
      await settle();
      for (;;) {
        const next = due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        time = next.at;
        due = due.filter((other) => other !== next);
        next.callback();
        await settle();
      }
      time = end;
    },
    waiting: () => due.length,
  };
}

const TURNS = 20;

/** Lets everything that waits only for other promises come to rest. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
}
