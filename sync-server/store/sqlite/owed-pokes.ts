import type { Database } from 'better-sqlite3';
import type { PokeStore } from '../poke-store';
import type { GroupCommit } from './group-commit';

/** The part of the store that knows whom to poke for another process. */
export function createOwedPokeMethods(db: Database, group: GroupCommit): PokeStore {
  const owe = db.prepare('INSERT OR IGNORE INTO owed_pokes (account_id) VALUES (?)');
  const isOwed = db.prepare<[string]>('SELECT 1 FROM owed_pokes WHERE account_id = ?');
  const take = db.prepare('DELETE FROM owed_pokes WHERE account_id = ?');
  return {
    owePokes: (accountIds) =>
      group.run(() => {
        for (const accountId of accountIds) owe.run(accountId);
      }),
    // Asked at every heartbeat, so nothing is written where nothing is owed.
    takeOwedPoke: async (accountId) =>
      isOwed.get(accountId) !== undefined && group.run(() => take.run(accountId).changes > 0),
  };
}
