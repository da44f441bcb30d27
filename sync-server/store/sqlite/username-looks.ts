import type { Database } from 'better-sqlite3';
import { looksOf } from '../../names/name-looks';

/** What usernames look like. To be called within the transaction that gives a name. */
export interface UsernameLooks {
  /** Whether the name could be taken for that of an account other than `accountId` (A30). */
  isTaken(username: string, accountId: string): boolean;
  /** Keeps what an account's name looks like, in the place of its name before. */
  keep(accountId: string, username: string): void;
}

interface Named {
  readonly id: string;
  readonly username: string;
}

export function createUsernameLooks(db: Database): UsernameLooks {
  const find = db.prepare('SELECT 1 FROM username_looks WHERE look = ? AND account_id <> ?');
  const forget = db.prepare('DELETE FROM username_looks WHERE account_id = ?');
  const add = db.prepare('INSERT INTO username_looks (look, account_id) VALUES (?, ?)');
  return {
    isTaken: (username, accountId) =>
      looksOf(username).some((look) => find.get(look, accountId) !== undefined),
    keep(accountId, username) {
      forget.run(accountId);
      for (const look of looksOf(username)) add.run(look, accountId);
    },
  };
}

/** Adds the looks of the names that have none: those from before the table, and after it was emptied. */
export function fillUsernameLooks(db: Database): void {
  const listWithout = db.prepare<[], Named>(
    'SELECT id, username FROM accounts WHERE id NOT IN (SELECT account_id FROM username_looks)',
  );
  if (!listWithout.get()) return;
  const looks = createUsernameLooks(db);
  db.transaction(() => {
    for (const { id, username } of listWithout.all()) looks.keep(id, username);
  }).immediate();
}
