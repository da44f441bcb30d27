import { inHeavyTurn } from './heavy-turn';
import { KeyedLock } from './keyed-lock';
import { RateLimiter } from './rate-limiter';

/** Work of so few bytes takes no time that others would notice. */
const LIGHT_BYTES = 256_000;
/** What one person may move in light work before all of theirs counts as heavy; whole again within the window. */
const LIGHT_USE = { burst: 1_000_000, windowMs: 10_000 };

/** What work brought about, and how many bytes it moved. */
export interface Moved<Value> {
  readonly value: Value;
  readonly bytes: number;
}

/** Works for one person on one call at a time (A27), and for those who move much in heavy turns. */
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
