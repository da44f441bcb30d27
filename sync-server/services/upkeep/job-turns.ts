import type { JobTurns, SharedJob } from '../../jobs/keep-jobs-run';
import type { JobRunRow } from '../../store/schema/upkeep';
import type { Writing } from '../../store/sql/database';
import { findJobRun, noteJobEnded, noteJobStarted } from '../../store/sql/job-rows';
import { setLeaseEnd } from '../../store/sql/lease-rows';
import {
  type HeldLease,
  type LeaseDeps,
  type TakenLease,
  takeLease,
  whileRenewing,
} from '../leases';

/** A job that runs under a lease. */
export type UpkeepJob = SharedJob<HeldLease>;

/** The turns of all servers on one database: leases, and notes of what is done (U1, U3). */
export function createJobTurns(deps: LeaseDeps): JobTurns<HeldLease> {
  const { store } = deps;
  return {
    async run(job, stop) {
      const lease = await store.write((tx) => claimJob(tx, job));
      if (!lease) return;
      let isDone = false;
      try {
        await whileRenewing(deps, lease, stop, async (held) => {
          await job.run(held);
          isDone = !held.signal.aborted;
        });
      } finally {
        await store.write((tx) => endRun(tx, lease, isDone));
      }
    },
  };
}

/** Takes the lease of a job that is due; undefined where it is not, or where another server runs it. */
export async function claimJob(
  tx: Writing,
  { name, everyMs }: Pick<UpkeepJob, 'name' | 'everyMs'>,
): Promise<TakenLease | undefined> {
  if (isDone(await findJobRun(tx, name), everyMs, await tx.now())) return undefined;
  const lease = await takeLease(tx, name);
  if (lease) await noteJobStarted(tx, name, lease.takenAt);
  return lease;
}

/** Gives the lease back; `isDone` notes that nothing is left to do in this period. Changes nothing where it is another's by now. */
export async function endRun(tx: Writing, lease: TakenLease, isDone: boolean): Promise<void> {
  const { name, takenAt } = lease;
  if (!(await setLeaseEnd(tx, lease, takenAt))) return;
  await noteJobEnded(tx, { name, startedAt: takenAt }, isDone ? { succeededAt: takenAt } : {});
}

/** Whether it was done in this period. A moment of the future, of a clock put right since, counts for nothing. */
function isDone(run: JobRunRow | undefined, everyMs: number, now: number): boolean {
  const succeededAt = run?.succeededAt ?? null;
  const periodOf = (moment: number) => Math.floor(moment / everyMs);
  return succeededAt !== null && periodOf(succeededAt) === periodOf(now);
}
