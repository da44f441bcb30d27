/** Runs work one after another for each key; different keys do not wait for each other. */
export interface KeyedTurns {
  /** Resolves or rejects as `work` does, once everything asked for earlier under this key has ended. */
  run<Value>(key: string, work: () => Promise<Value>): Promise<Value>;
}

/** Turns among all that this process does. */
export class KeyedLock implements KeyedTurns {
  private readonly tails = new Map<string, Promise<unknown>>();

  async run<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
    const before = this.tails.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    const settled = mine.then(ignore, ignore);
    this.tails.set(key, settled);
    try {
      return await mine;
    } finally {
      if (this.tails.get(key) === settled) this.tails.delete(key);
    }
  }
}

function ignore(): void {}
