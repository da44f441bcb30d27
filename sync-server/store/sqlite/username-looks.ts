import type { Database } from 'better-sqlite3';
import { looksOf } from '../../names/name-looks';

interface Named {
  readonly id: string;
  readonly username: string;
}

/** Adds the looks of the names that have none: those from before the table, and after it was emptied. */
export function fillUsernameLooks(db: Database): void {
  const listWithout = db.prepare<[], Named>(
    'SELECT id, username FROM accounts WHERE id NOT IN (SELECT account_id FROM username_looks)',
  );
  if (!listWithout.get()) return;
  const add = db.prepare('INSERT INTO username_looks (look, account_id) VALUES (?, ?)');
  db.transaction(() => {
    for (const { id, username } of listWithout.all()) {
      for (const look of looksOf(username)) add.run(look, id);
    }
  }).immediate();
}
