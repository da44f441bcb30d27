import { Problem } from '../errors/problem';
import type { Later } from '../jobs/timers';
import { removeLease, removeLeasesUntil } from '../store/sql/lease-rows';
import type { Store } from '../store/store';
import { KeyedLock, type KeyedTurns } from './keyed-lock';
import { type LeaseDeps, type TakenLease, takeLease, whileRenewing } from './leases';

/** How often it is looked whether another server has finished. */
const LOOK_EVERY_MS = 100;
/** How long a turn is waited for; the person who waits for the answer is then told to try again. */
const LONGEST_WAIT_MS = 15_000;
/** Leases of turns begin so; those of jobs are named after these. */
const TURN = 'turn ';

export interface LeasedTurnsDeps extends LeaseDeps {
  readonly later: Later;
}

/**
 * Turns that hold for all servers on one database, each a lease (U8). Rejects with 503 where another server does not finish in
 * time; one that was killed keeps its turn for a minute. A server that is stopped for longer in its turn, and goes on, does not
 * know that it has lost it: what is written must not depend on the turn alone.
 */
export function createLeasedTurns(deps: LeasedTurnsDeps): KeyedTurns {
  const here = new KeyedLock();
  const stays = new AbortController().signal;
  return {
    run: (key, work) =>
      here.run(key, async () => {
        const lease = await waitForLease(deps, `${TURN}${key}`);
        try {
          return await whileRenewing(deps, lease, stays, work);
        } finally {
          // One that can't be removed ends by itself.
          await deps.store.write((tx) => removeLease(tx, lease)).catch(() => undefined);
        }
      }),
  };
}

async function waitForLease(
  { store, later, elapsedMs }: LeasedTurnsDeps,
  name: string,
): Promise<TakenLease> {
  const endsAt = elapsedMs() + LONGEST_WAIT_MS;
  while (elapsedMs() < endsAt) {
    const lease = await store.write((tx) => takeLease(tx, name));
    if (lease) return lease;
    await new Promise<void>((resolve) => void later(LOOK_EVERY_MS, resolve));
  }
  throw new Problem(503, 'BUSY', 'This is being worked on. Please try again in a moment.', {
    retryAfterSeconds: 5,
  });
}

/** Removes what is left of the turns of servers that were killed. To be run every few minutes. */
export async function sweepTurns(store: Pick<Store, 'write'>): Promise<void> {
  await store.write(async (tx) => removeLeasesUntil(tx, { prefix: TURN, endedAt: await tx.now() }));
}
