import type { StartInterval } from './timers';

/** What the server does by itself, once in each period (U1). */
export interface Job {
  /** Names it in the database and in the log. */
  readonly name: string;
  /** The period. Periods are counted from 1970 on: a day of milliseconds is a day of UTC. */
  readonly everyMs: number;
  /** What it looks after lies on this machine, so every server runs it at each look and no note of it is kept (U5). */
  readonly isOfThisServer?: boolean;
  /** Ends early, and resolves, when `signal` aborts. */
  run(signal: AbortSignal): Promise<void>;
}

/** The notes by which several servers agree on who runs a job (U3). */
export interface JobClaims {
  /** When the job begins on this server, in milliseconds since the epoch; undefined where it is not due or runs elsewhere. */
  claim(job: Pick<Job, 'name' | 'everyMs'>): Promise<number | undefined>;
  /** Ends the claim of `startedAt`; `isDone` notes that nothing is left to do in this period. */
  release(name: string, startedAt: number, isDone: boolean): Promise<void>;
}

export interface JobsDeps {
  readonly claims: JobClaims;
  /** How long after one look the next one follows. */
  readonly lookEveryMs: number;
  readonly startInterval: StartInterval;
  /** Told of a job that failed; it is due again at the next look (U2). */
  readonly onError: (name: string, error: unknown) => void;
}

/** Work that runs beside the requests. */
export interface RunningJobs {
  /** Ends the looking, aborts the job that runs, and resolves when it has ended. */
  stop(): Promise<void>;
}

/** Looks now and every `lookEveryMs` which jobs are due, and runs those one after another. A look never meets another one. */
export function keepJobsRun(jobs: readonly Job[], deps: JobsDeps): RunningJobs {
  const ending = new AbortController();
  let looking: Promise<void> | undefined;
  const look = () => {
    looking ??= runDueJobs(jobs, deps, ending.signal).finally(() => {
      looking = undefined;
    });
  };
  const cancel = deps.startInterval(deps.lookEveryMs, look);
  look();
  return {
    async stop() {
      cancel();
      ending.abort();
      await looking;
    },
  };
}

async function runDueJobs(
  jobs: readonly Job[],
  { claims, onError }: JobsDeps,
  signal: AbortSignal,
): Promise<void> {
  for (const job of jobs) {
    if (signal.aborted) return;
    try {
      await (job.isOfThisServer ? job.run(signal) : runIfDue(job, claims, signal));
    } catch (error) {
      onError(job.name, error);
    }
  }
}

/** A run that a stop cut short is not done (U4). */
async function runIfDue(job: Job, claims: JobClaims, signal: AbortSignal): Promise<void> {
  const startedAt = await claims.claim(job);
  if (startedAt === undefined) return;
  let isDone = false;
  try {
    await job.run(signal);
    isDone = !signal.aborted;
  } finally {
    await claims.release(job.name, startedAt, isDone);
  }
}
