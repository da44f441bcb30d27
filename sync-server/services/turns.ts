import { inHeavyTurn } from './heavy-turn';
import { KeyedLock } from './keyed-lock';
import { RateLimiter } from './rate-limiter';

/** Work of so few bytes takes no time that others would notice. */
const LIGHT_BYTES = 256_000;
/** The bytes that one person may move in light work before all their work counts as heavy; full again within the window. */
const LIGHT_USE = { burst: 1_000_000, windowMs: 10_000 };

/** The result of work, and how many bytes it moved. */
export interface Moved<Value> {
  readonly value: Value;
  readonly bytes: number;
}

/** Runs one call of a person at a time (A27), and the calls of a person who moves much data in heavy turns. */
export class Turns {
  private readonly ofPerson = new KeyedLock();
  private readonly use: RateLimiter;

  constructor(now: () => number) {
    this.use = new RateLimiter(LIGHT_USE, now);
  }

  /** Resolves or rejects as `work` does. `bytes` came with the call. */
  run<Value>(person: string, bytes: number, work: () => Promise<Moved<Value>>): Promise<Value> {
    const counted = async () => {
      this.use.spend(person, bytes);
      const moved = await work();
      this.use.spend(person, moved.bytes);
      return moved.value;
    };
    return this.ofPerson.run(person, () => {
      const isHeavy = bytes > LIGHT_BYTES || this.use.left(person) <= 0;
      return isHeavy ? inHeavyTurn(counted) : counted();
    });
  }
}
