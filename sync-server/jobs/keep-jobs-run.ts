import type { StartInterval } from './timers';

/** What the server does by itself. */
export interface Job<Given> {
  /** Names it in the database and in the log. */
  readonly name: string;
  /** Ends early, and resolves, when the signal aborts that it is given. */
  run(given: Given): Promise<void>;
}

/** Looks after what lies on this machine: every server runs it at each look, and no note of it is kept (U5). */
export type OwnJob = Job<AbortSignal>;

/** Looks after what all servers share, once in each period, on one of them (U1, U3). It is given its turn. */
export interface SharedJob<Turn> extends Job<Turn> {
  /** The period. Periods are counted from 1970 on: a day of milliseconds is a day of UTC. */
  readonly everyMs: number;
}

/** What several servers agree on: whose turn it is to run a job (U3). */
export interface JobTurns<Turn> {
  /** Runs a job where it is due and no other server runs it, until `stop` aborts. Rejects as the job does. */
  run(job: SharedJob<Turn>, stop: AbortSignal): Promise<void>;
}

export interface Jobs<Turn> {
  readonly own: readonly OwnJob[];
  readonly shared: readonly SharedJob<Turn>[];
}

export interface JobsDeps<Turn> {
  readonly turns: JobTurns<Turn>;
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
export function keepJobsRun<Turn>(jobs: Jobs<Turn>, deps: JobsDeps<Turn>): RunningJobs {
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

/** A run that a stop cut short is not done (U4). */
async function runDueJobs<Turn>(
  { own, shared }: Jobs<Turn>,
  { turns, onError }: JobsDeps<Turn>,
  signal: AbortSignal,
): Promise<void> {
  const runs = [
    ...own.map((job) => ({ job, run: () => job.run(signal) })),
    ...shared.map((job) => ({ job, run: () => turns.run(job, signal) })),
  ];
  for (const { job, run } of runs) {
    if (signal.aborted) return;
    await run().catch((error: unknown) => onError(job.name, error));
  }
}
