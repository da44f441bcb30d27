import type { Database } from 'better-sqlite3';
import type { Store } from '../store';
import type { GroupCommit } from './group-commit';

/**
 * Removes a person with everything that belongs to them; every table of personal rows cascades from `accounts`. What has
 * a time of its own (audit, consents) names an id alone. The wrapped key is overwritten with the rest (`secure_delete`):
 * without it no copy of what it sealed opens again.
 */
export function createEraseAccount(db: Database, group: GroupCommit): Store['eraseAccount'] {
  const remove = db.prepare('DELETE FROM accounts WHERE id = ?');
  return async (accountId) => {
    await group.run(() => remove.run(accountId));
    emptyWal(db);
  };
}

/** The WAL still holds earlier states. Not waited for while somebody reads: the next checkpoint gets there too. */
export function emptyWal(db: Database): void {
  const timeoutMs = Number(db.pragma('busy_timeout', { simple: true }));
  db.pragma('busy_timeout = 0');
  try {
    db.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    db.pragma(`busy_timeout = ${timeoutMs}`);
  }
}
