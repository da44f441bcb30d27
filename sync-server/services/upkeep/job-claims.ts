import type { Job, JobClaims } from '../../jobs/keep-jobs-run';
import type { JobRunRow } from '../../store/schema/upkeep';
import { findJobRun, noteJobEnded, noteJobStarted } from '../../store/sql/job-rows';
import type { Store } from '../../store/store';

/** How long a run counts as under way that never ended, such as one of a server that was killed (U3). */
const LEASE_MS = 3_600_000;

/** Keeps the notes of jobs in the database, for all servers on it. */
export function createJobClaims(store: Pick<Store, 'write'>, now: () => number): JobClaims {
  return {
    claim: (job) =>
      store.write(async (tx) => {
        const startedAt = now();
        if (!isDue(await findJobRun(tx, job.name), job, startedAt)) return undefined;
        await noteJobStarted(tx, job.name, startedAt);
        return startedAt;
      }),
    release: (name, startedAt, isDone) =>
      store.write((tx) =>
        noteJobEnded(tx, { name, startedAt }, isDone ? { succeededAt: startedAt } : {}),
      ),
  };
}

/** Whether nobody runs it, and it was not done in this period. A moment of the future, of a clock put right since, counts for nothing. */
function isDue(
  run: JobRunRow | undefined,
  { everyMs }: Pick<Job, 'everyMs'>,
  now: number,
): boolean {
  const { startedAt = null, succeededAt = null } = run ?? {};
  const isRunning = startedAt !== null && startedAt <= now && now - startedAt < LEASE_MS;
  const periodOf = (moment: number) => Math.floor(moment / everyMs);
  return !isRunning && (succeededAt === null || periodOf(succeededAt) !== periodOf(now));
}
