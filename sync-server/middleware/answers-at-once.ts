import type { Context, MiddlewareHandler } from 'hono';
import type { StartInterval } from '../jobs/timers';
import type { AppEnv } from './app-env';

/** What Node offers of an answer on its way. */
interface Outgoing {
  readonly closed: boolean;
  once(event: 'close', listener: () => void): unknown;
}

/** Answers that one person may have under way: one for each of a few devices. */
const AT_ONCE = 4;
/** A body beyond this is read alone: it takes several times its length while it is worked on. */
const LARGE_BODY_BYTES = 256_000;
/** A place is given on after this long, so that a device whose network is gone holds up no other. */
const LONGEST_MS = 30_000;

/**
 * Bounds the answers of one person that are in memory at once. Others of theirs wait, their bodies unread, until one has been
 * sent: who asks for a page again and again and reads none of it fills nothing but their own line.
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

/** A body whose length isn't told may be of any. */
function isLarge(c: Context<AppEnv>): boolean {
  if (c.req.header('transfer-encoding') !== undefined) return true;
  return Number(c.req.header('content-length') ?? 0) > LARGE_BODY_BYTES;
}

/** Places by person; whoever finds none waits for their turn. */
class Places {
  private readonly taken = new Map<string, number>();
  private readonly waiting = new Map<string, (() => void)[]>();

  constructor(private readonly atOnce: number) {}

  /** Resolves, when there is a place, with the function that gives it on; called again it does nothing. */
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

  /** The place goes to whoever has waited longest. */
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
