import type { Database } from 'better-sqlite3';
import type { AuditEntry, Store } from '../store';
import type { GroupCommit } from './group-commit';

/** The part of the store that knows who did what to which account. Entries outlive the account. */
export function createAuditMethods(
  db: Database,
  group: GroupCommit,
): Pick<Store, 'appendAudit' | 'listAudit' | 'deleteAuditUntil'> {
  const append = db.prepare(
    'INSERT INTO audit (at, account_id, actor, action) VALUES (@at, @accountId, @actor, @action)',
  );
  const select = 'SELECT at, account_id AS accountId, actor, action FROM audit';
  const list = db.prepare<[], AuditEntry>(`${select} ORDER BY at, number`);
  const listOne = db.prepare<[string], AuditEntry>(
    `${select} WHERE account_id = ? ORDER BY at, number`,
  );
  const remove = db.prepare('DELETE FROM audit WHERE at <= ?');

  return {
    async appendAudit(entry) {
      await group.run(() => append.run(entry));
    },
    listAudit: async (accountId) => (accountId === undefined ? list.all() : listOne.all(accountId)),
    deleteAuditUntil: (at) => group.run(() => remove.run(at).changes),
  };
}
