import type { Database } from '../sql/database';

/**
 * A database that runs every write twice, the first time for nothing, as one must that was overtaken by another server: what
 * shows that work may be repeated.
 */
export function shaken(database: Database): Database {
  return {
    ...database,
    write: (work) =>
      database.write(async (tx) => {
        await tx.attempt(async () => {
          await work(tx);
          throw new Error('Undone');
        });
        return work(tx);
      }),
  };
}
