import Sqlite, { type Database } from 'better-sqlite3';

/**
 *            first task                    timer
 *   idle ───────────────▶ gathering ───────────────▶ one transaction ──▶ idle
 *                         │      ▲                   a savepoint per task,
 *                         └──────┘                   one commit to disk,
 *                        more tasks                  then every task is answered
 */

/** One durable commit for many writes. */
export interface GroupCommit {
  /**
   * Runs a synchronous piece of work in a transaction shared with others that come within the gathering time.
   * Resolves with its result after the commit is on disk. What it throws rejects and undoes it alone; a commit that
   * fails rejects everyone in it.
   */
  run<Result>(work: () => Result): Promise<Result>;
  /** Commits what waits and takes no more. */
  close(): void;
}

interface Task {
  readonly work: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: unknown };

/** Starts to gather writes for `db`. `gatherMs` is how long the first of a group may wait for others. */
export function createGroupCommit(db: Database, gatherMs: number): GroupCommit {
  const inSavepoint = savepoints(db, 'task');
  let waiting: Task[] = [];
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function commitWaiting(): void {
    clearTimeout(timer);
    timer = undefined;
    const tasks = waiting;
    waiting = [];
    if (tasks.length > 0) commit(db, tasks, inSavepoint);
  }

  return {
    run<Result>(work: () => Result): Promise<Result> {
      if (closed) return Promise.reject(new Error('The store is closed'));
      return new Promise<Result>((resolve, reject) => {
        waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
        timer ??= setTimeout(commitWaiting, gatherMs);
      });
    },
    close() {
      closed = true;
      commitWaiting();
    },
  };
}

function commit(db: Database, tasks: readonly Task[], inSavepoint: Savepoints): void {
  try {
    const outcomes = db
      .transaction(() => tasks.map((task) => attempt(inSavepoint, task)))
      .immediate();
    for (const [index, task] of tasks.entries()) answer(task, outcomes[index]);
  } catch (error) {
    for (const task of tasks) task.reject(error);
  }
}

function attempt(inSavepoint: Savepoints, task: Task): Outcome {
  try {
    return { ok: true, value: inSavepoint(task.work) };
  } catch (error) {
    if (endsTransaction(error)) throw error;
    return { ok: false, error };
  }
}

function answer(task: Task, outcome: Outcome | undefined): void {
  if (outcome?.ok) task.resolve(outcome.value);
  else task.reject(outcome?.error);
}

/** Runs work so that what it throws undoes that work alone. Throws it on. */
export type Savepoints = <Result>(work: () => Result) => Result;

/** Savepoints of one name within an open transaction; nest them by giving each level its own name. */
export function savepoints(db: Database, name: string): Savepoints {
  const begin = db.prepare(`SAVEPOINT ${name}`);
  const undo = db.prepare(`ROLLBACK TO ${name}`);
  const release = db.prepare(`RELEASE ${name}`);
  return (work) => {
    begin.run();
    try {
      const result = work();
      release.run();
      return result;
    } catch (error) {
      // A full disk can end the whole transaction; there is no savepoint left then.
      if (db.inTransaction) {
        undo.run();
        release.run();
      }
      throw error;
    }
  };
}

/** Whether a failure is one of the database itself and not of this row or task: nothing may be committed then. */
export function endsTransaction(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && !error.code.startsWith('SQLITE_CONSTRAINT');
}
