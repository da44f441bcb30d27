import { sql } from 'drizzle-orm';
import { audit } from '../schema/upkeep';
import type { AuditEntry, Store } from '../store';
import type { Database, Writing } from './database';
import { columnsOf, insertInto } from './statements';

/** The part of the store that knows who did what to which account. Entries outlive the account. */
export function createAuditMethods(
  database: Database,
): Pick<Store, 'appendAudit' | 'listAudit' | 'deleteAuditUntil'> {
  return {
    appendAudit: (entry) => database.write((tx) => appendAudit(tx, entry)),
    listAudit: (accountId) =>
      database.read((tx) => {
        const ofAccount =
          accountId === undefined ? sql`` : sql`WHERE ${audit.accountId} = ${accountId}`;
        return tx.all<AuditEntry>(sql`
          SELECT ${columnsOf(audit, ['at', 'accountId', 'actor', 'action'])} FROM ${audit}
          ${ofAccount} ORDER BY ${audit.at}, ${audit.number}`);
      }),
    deleteAuditUntil: (at) =>
      database.write((tx) => tx.run(sql`DELETE FROM ${audit} WHERE ${audit.at} <= ${at}`)),
  };
}

export async function appendAudit(tx: Writing, entry: AuditEntry): Promise<void> {
  await tx.run(insertInto(audit, entry));
}
