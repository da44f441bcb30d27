import type { StartInterval } from '../jobs/timers';
import { type Lease, LeaseLostError } from '../store/lease';
import type { Writing } from '../store/sql/database';
import { findLease, keepLease, setLeaseEnd } from '../store/sql/lease-rows';
import type { Store } from '../store/store';

/** How long a lease lasts that nobody renews, such as that of a server that was killed (U8). */
export const LEASE_MS = 60_000;
/** A lease is renewed three times before it would end. */
const RENEW_MS = 15_000;

/** A lease as it was taken. */
export interface TakenLease extends Lease {
  /** By the database's clock, milliseconds since the epoch. */
  readonly takenAt: number;
}

/** A lease while its work runs. */
export interface HeldLease extends TakenLease {
  /** Aborts where the work has to end: the server stops, or the lease is lost. */
  readonly signal: AbortSignal;
  /** The time by the database's clock: that at the taking, and what has passed here since. */
  readonly now: () => number;
}

export interface LeaseDeps {
  readonly store: Pick<Store, 'write'>;
  readonly startInterval: StartInterval;
  /** Milliseconds of a clock that nobody sets, such as `performance.now`. */
  readonly elapsedMs: () => number;
}

/** Takes a lease that nobody holds, by the clock of the database and no other one (U8). Undefined where it is held. */
export async function takeLease(tx: Writing, name: string): Promise<TakenLease | undefined> {
  const takenAt = await tx.now();
  const last = await findLease(tx, name);
  // An end that lies further ahead was noted by a clock that was put right since.
  if (last && last.endsAt > takenAt && last.endsAt <= takenAt + LEASE_MS) return undefined;
  const lease = { name, fence: (last?.fence ?? 0) + 1 };
  await keepLease(tx, { ...lease, endsAt: takenAt + LEASE_MS });
  return { ...lease, takenAt };
}

/**
 * Runs work and renews its lease meanwhile. The lease is not given back. The signal aborts with `LeaseLostError` where another
 * server has taken it, or where it could not be renewed for as long as it lasts.
 */
export async function whileRenewing<Value>(
  { store, startInterval, elapsedMs }: LeaseDeps,
  lease: TakenLease,
  stop: AbortSignal,
  work: (held: HeldLease) => Promise<Value>,
): Promise<Value> {
  const lost = new AbortController();
  const begunAt = elapsedMs();
  let renewedAt = begunAt;
  const renew = async () => {
    const askedAt = elapsedMs();
    const isMine = await store
      .write(async (tx) => setLeaseEnd(tx, lease, (await tx.now()) + LEASE_MS))
      .catch(() => undefined);
    if (isMine) renewedAt = askedAt;
    if (isMine === false || elapsedMs() - renewedAt >= LEASE_MS) {
      lost.abort(new LeaseLostError(`The lease ended: ${lease.name}`));
    }
  };
  const cancel = startInterval(RENEW_MS, () => void renew());
  const now = () => lease.takenAt + Math.floor(elapsedMs() - begunAt);
  try {
    return await work({ ...lease, signal: AbortSignal.any([stop, lost.signal]), now });
  } finally {
    cancel();
  }
}
