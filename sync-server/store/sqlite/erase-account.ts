import type { Database } from 'better-sqlite3';
import type { Store } from '../store';
import type { GroupCommit } from './group-commit';

/**
 * Removes a person with everything that belongs to them; every table of personal rows cascades from `accounts`. What has
 * a time of its own (audit, consents) names an id alone. The wrapped key is overwritten with the rest (`secure_delete`):
 * without it no copy of what it sealed opens again.
 */
export function createEraseAccount(
  db: Database,
  group: GroupCommit,
  emptyWal: () => Promise<boolean>,
): Store['eraseAccount'] {
  const remove = db.prepare('DELETE FROM accounts WHERE id = ?');
  return async (accountId) => {
    await group.run(() => remove.run(accountId));
    await emptyWal();
  };
}
