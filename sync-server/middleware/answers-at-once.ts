import type { Context, MiddlewareHandler } from 'hono';
import type { StartInterval } from '../jobs/timers';
import type { AppEnv } from './app-env';

/** The part of Node's response object that is used. */
interface Outgoing {
  readonly closed: boolean;
  once(event: 'close', listener: () => void): unknown;
}

/** Answers that one person may have in progress: one for each of a few devices. */
const AT_ONCE = 4;
/** A longer body is read alone: processing it takes several times its length in memory. */
const LARGE_BODY_BYTES = 256_000;
/** A place is passed on after this time, so that a device without network does not block the others. */
const LONGEST_MS = 30_000;

/**
 * Limits how many answers of one person are in memory at the same time. Further requests of theirs wait, their bodies
 * unread, until an answer has been sent: a client that requests pages and reads none of them only fills its own queue.
 */
export function limitAnswersAtOnce(
  startInterval: StartInterval,
  isExempt: (path: string) => boolean,
): MiddlewareHandler<AppEnv> {
  const places = new Places(AT_ONCE);
  const forLarge = new Places(1);
  return async (c, next) => {
    const account = c.get('account');
    if (!account || isExempt(c.req.path)) return next();
    const leave = await (isLarge(c) ? forLarge : places).take(account.id);
    const { outgoing } = (c.env ?? {}) as { readonly outgoing?: Outgoing };
    const endTimer = startInterval(LONGEST_MS, leave);
    const over = () => {
      endTimer();
      leave();
    };
    outgoing?.once('close', over);
    try {
      await next();
    } finally {
      if (!outgoing || outgoing.closed) over();
    }
  };
}

/**
 * A body without a declared length can have any length. A compressed one waits as it came, and is decompressed in its person's
 * turn (A53).
 */
function isLarge(c: Context<AppEnv>): boolean {
  if (c.req.header('transfer-encoding') !== undefined) return true;
  return Number(c.req.header('content-length') ?? 0) > LARGE_BODY_BYTES;
}

/** Places by person. A request that finds none waits for its turn. */
class Places {
  private readonly taken = new Map<string, number>();
  private readonly waiting = new Map<string, (() => void)[]>();

  constructor(private readonly atOnce: number) {}

  /** Resolves, when there is a place, with the function that frees it; a second call of that does nothing. */
  async take(person: string): Promise<() => void> {
    const taken = this.taken.get(person) ?? 0;
    if (taken < this.atOnce) this.taken.set(person, taken + 1);
    else await this.wait(person);
    let isLeft = false;
    return () => {
      if (!isLeft) this.leave(person);
      isLeft = true;
    };
  }

  private wait(person: string): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.set(person, [...(this.waiting.get(person) ?? []), resolve]);
    });
  }

  /** The place goes to the request that has waited longest. */
  private leave(person: string): void {
    const [next, ...others] = this.waiting.get(person) ?? [];
    if (others.length > 0) this.waiting.set(person, others);
    else this.waiting.delete(person);
    const left = (this.taken.get(person) ?? 1) - 1;
    if (next) next();
    else if (left > 0) this.taken.set(person, left);
    else this.taken.delete(person);
  }
}
