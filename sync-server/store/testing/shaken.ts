import type { Database, Writing } from '../sql/database';

/**
 * A database that runs every write twice, the first time for nothing, as one must that was overtaken by another server: what
 * shows that work may be repeated.
 */
export function shaken(database: Database): Database {
  return {
    ...database,
    write: (work) => database.write(twice(work)),
    push: (accountId, work) => database.push(accountId, twice(work)),
  };
}

function twice<Value>(work: (tx: Writing) => Promise<Value>): (tx: Writing) => Promise<Value> {
  return async (tx) => {
    await tx.attempt(async () => {
      await work(tx);
      throw new Error('Undone');
    });
    return work(tx);
  };
}
