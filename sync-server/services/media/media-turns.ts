import type { Readable } from 'node:stream';
import { KeyedLock } from '../keyed-lock';

/** Lets requests for the same recording work one after another. */
export class MediaTurns {
  private readonly lock = new KeyedLock();
  private readonly bodies = new Map<string, Readable>();

  /** Runs `work` when everything asked for earlier under this key has ended. */
  run<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
    return this.lock.run(key, work);
  }

  /**
   * The same for an upload, but ends the body of the one before: a phone that changes networks leaves a request behind
   * that hangs for minutes, and must not wait for it.
   */
  async takeOver<Value>(key: string, body: Readable, work: () => Promise<Value>): Promise<Value> {
    // A body can fail before it is read; without a listener that would end the process.
    body.on('error', () => undefined);
    this.bodies.get(key)?.destroy(new Error('A newer request continues this upload'));
    this.bodies.set(key, body);
    try {
      return await this.lock.run(key, work);
    } finally {
      if (this.bodies.get(key) === body) this.bodies.delete(key);
    }
  }
}
