import Sqlite, { type Database } from 'better-sqlite3';
import type { Attempt } from '../sql/database';
import type { ConnectionTurns } from './connection-turns';

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
   * Runs a piece of work in a transaction shared with others that come within the gathering time. It waits for statements
   * of this connection and for nothing else. Resolves with its result after the commit is on disk. What it throws rejects
   * and undoes it alone; a commit that fails rejects everyone in it.
   */
  run<Result>(work: () => Result | Promise<Result>): Promise<Result>;
  /** Commits what waits and takes no more. */
  close(): Promise<void>;
}

/** Told how many writes shared a commit, and how long the first of them had waited for it. */
export type OnCommit = (writes: number, waitedMs: number) => void;

interface Task {
  readonly work: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/** Starts to gather writes for `db`. `gatherMs` is how long the first of a group may wait for others. */
export function createGroupCommit(
  db: Database,
  gatherMs: number,
  turns: ConnectionTurns,
  onCommit: OnCommit = () => undefined,
): GroupCommit {
  const inSavepoint = savepoints(db, 'task');
  const transaction = createTransaction(db);
  let waiting: Task[] = [];
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let firstAt = 0;

  async function commitWaiting(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    await turns.run(async () => {
      const tasks = waiting;
      waiting = [];
      const waitedFrom = firstAt;
      if (tasks.length === 0) return;
      await commit(tasks);
      onCommit(tasks.length, performance.now() - waitedFrom);
    });
  }

  async function commit(tasks: readonly Task[]): Promise<void> {
    try {
      const outcomes = await transaction(async () => {
        const done: Attempt<unknown>[] = [];
        for (const { work } of tasks) done.push(await inSavepoint(work));
        return done;
      });
      for (const [index, task] of tasks.entries()) answer(task, outcomes[index]);
    } catch (error) {
      for (const task of tasks) task.reject(error);
    }
  }

  return {
    run<Result>(work: () => Result | Promise<Result>): Promise<Result> {
      if (closed) return Promise.reject(new Error('The store is closed'));
      return new Promise<Result>((resolve, reject) => {
        if (waiting.length === 0) firstAt = performance.now();
        waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
        timer ??= setTimeout(() => void commitWaiting(), gatherMs);
      });
    },
    close() {
      closed = true;
      return commitWaiting();
    },
  };
}

function answer(task: Task, outcome: Attempt<unknown> | undefined): void {
  if (outcome?.ok) task.resolve(outcome.value);
  else task.reject(outcome?.error);
}

function createTransaction(db: Database) {
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  const undo = db.prepare('ROLLBACK');
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    begin.run();
    try {
      const value = await work();
      commit.run();
      return value;
    } catch (error) {
      // A full disk can have ended it.
      if (db.inTransaction) undo.run();
      throw error;
    }
  };
}

/** Runs work so that what it throws undoes that work alone. Rejects where the database itself failed. */
export type Savepoints = <Value>(work: () => Value | Promise<Value>) => Promise<Attempt<Value>>;

/** Savepoints of one name within an open transaction; nest them by giving each level its own name. */
export function savepoints(db: Database, name: string): Savepoints {
  const begin = db.prepare(`SAVEPOINT ${name}`);
  const undo = db.prepare(`ROLLBACK TO ${name}`);
  const release = db.prepare(`RELEASE ${name}`);
  return async (work) => {
    begin.run();
    try {
      const value = await work();
      release.run();
      return { ok: true, value };
    } catch (error) {
      if (endsTransaction(error)) throw error;
      undo.run();
      release.run();
      return { ok: false, error };
    }
  };
}

/** Whether a failure is one of the database itself and not of this row or task: nothing may be committed then. */
function endsTransaction(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && !error.code.startsWith('SQLITE_CONSTRAINT');
}
