import type { Pool, PoolClient } from 'pg';
import type { Attempt, Database, Writing } from '../sql/database';
import {
  ask,
  busy,
  createReading,
  createWriting,
  inTransaction,
  isConnectionLost,
  isDatabaseError,
  withClient,
} from './transactions';

/** Pushes that share a commit at most. */
const GROUP = 64;
/** Groups under way at once: while one waits for the disk, the next is worked on. */
const UNDER_WAY = 2;
/** Pushes that may wait for a group; more are refused, so that a database that is away fills no memory. */
const MOST_WAITING = 1_000;
/** How long the first push of a group waits for others, milliseconds. */
const GATHER_MS = 3;

interface Task {
  readonly accountId: string;
  readonly work: (tx: Writing) => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

export interface GroupPush {
  readonly push: Database['push'];
  /** Resolves once everything that was pushed is answered; takes no more. */
  close(): Promise<void>;
}

/**
 * Pushes of several people in one transaction, which locks the row of each first (P58): a number of a person is never seen
 * without those before it. No push has a savepoint; where one fails, all are undone and each runs alone.
 */
export function createGroupPush(pool: Pool): GroupPush {
  const underWay = new Set<Promise<void>>();
  let waiting: Task[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function start(): void {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0 && underWay.size < UNDER_WAY) {
      const tasks = waiting.slice(0, GROUP);
      waiting = waiting.slice(GROUP);
      const group = runGroup(pool, tasks).finally(() => {
        underWay.delete(group);
        start();
      });
      underWay.add(group);
    }
  }

  return {
    push<Value>(accountId: string, work: (tx: Writing) => Promise<Value>): Promise<Value> {
      if (isClosed) return Promise.reject(new Error('The store is closed'));
      if (waiting.length >= MOST_WAITING) return Promise.reject(busy());
      return new Promise<Value>((resolve, reject) => {
        waiting.push({ accountId, work, resolve: resolve as (value: unknown) => void, reject });
        if (waiting.length >= GROUP) start();
        else timer ??= setTimeout(start, GATHER_MS);
      });
    },
    async close() {
      isClosed = true;
      start();
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

async function runGroup(pool: Pool, tasks: readonly Task[]): Promise<void> {
  try {
    const answers = await withClient(pool, (client) => commitTogether(client, tasks));
    for (const answer of answers) answer();
  } catch (error) {
    if (error instanceof Undone) await Promise.all(tasks.map((task) => runAlone(pool, task)));
    else for (const task of tasks) task.reject(error);
  }
}

/** A push of the group failed, and nothing of any is kept. */
class Undone extends Error {}

function commitTogether(
  client: PoolClient,
  tasks: readonly Task[],
): Promise<readonly (() => void)[]> {
  return inTransaction(client, 'BEGIN', async () => {
    await lockPeople(client, tasks);
    return besideEachOther(tasks, (task) => tryWithoutSavepoint(client, task));
  });
}

/**
 * Runs the tasks of several people at the same time, so that their statements share the way to the database; those of one
 * person one after the other. Settles once all have ended: none may ask anything after the transaction.
 */
async function besideEachOther<Value>(
  tasks: readonly Task[],
  run: (task: Task) => Promise<Value>,
): Promise<Value[]> {
  const last = new Map<string, Promise<unknown>>();
  const runs = tasks.map((task) => {
    const before = last.get(task.accountId) ?? Promise.resolve();
    const mine = before.then(() => run(task));
    last.set(task.accountId, mine);
    return mine;
  });
  await Promise.allSettled(runs);
  return Promise.all(runs);
}

/** Always in one order: two groups that have people in common never wait for each other. */
async function lockPeople(client: PoolClient, tasks: readonly Task[]): Promise<void> {
  const ids = [...new Set(tasks.map(({ accountId }) => accountId))];
  await ask(client, {
    name: 'lock-people',
    text: 'SELECT FROM accounts WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE',
    values: [ids],
  });
}

/** What to answer once the group is committed. Work that failed before it wrote anything fails alone. */
async function tryWithoutSavepoint(
  client: PoolClient,
  { work, resolve, reject }: Task,
): Promise<() => void> {
  const outcome = await attemptWithout(client, work);
  if (outcome.ok) return () => resolve(outcome.value);
  return () => reject(outcome.error);
}

/** Runs work that has no savepoint. Rejects with `Undone` where something would have to be undone. */
async function attemptWithout<Value>(
  client: PoolClient,
  work: (tx: Writing) => Promise<Value>,
): Promise<Attempt<Value>> {
  let writes = 0;
  const { run } = createWriting(client);
  const attempt = async <Part>(part: () => Promise<Part>): Promise<Attempt<Part>> => {
    const before = writes;
    try {
      return { ok: true, value: await part() };
    } catch (error) {
      if (isConnectionLost(error)) throw error;
      if (writes > before || isDatabaseError(error))
        throw new Undone('A push failed', { cause: error });
      return { ok: false, error };
    }
  };
  const tx: Writing = {
    ...createReading(client),
    run(statement) {
      writes += 1;
      return run(statement);
    },
    attempt,
  };
  return attempt(() => work(tx));
}

async function runAlone(pool: Pool, task: Task): Promise<void> {
  const alone = withClient(pool, (client) =>
    inTransaction(client, 'BEGIN', async () => {
      await lockPeople(client, [task]);
      return task.work(createWriting(client));
    }),
  );
  await alone.then(task.resolve, task.reject);
}
