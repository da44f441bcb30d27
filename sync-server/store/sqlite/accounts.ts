import type { Database } from 'better-sqlite3';
import type { Keys } from '../../sealing/keys';
import type { AccountRow } from '../schema/accounts';
import type { Ledger as OfTransaction } from '../sql/ledger';

export type Ledger = Omit<OfTransaction, 'epoch'>;

/** Reads the ledger of a person. Throws for nobody's id and for a key of another master key. */
export function createLedgerReader(db: Database, keys: Keys): (accountId: string) => Ledger {
  const select = db.prepare<[string], Omit<Ledger, 'key'> & Pick<AccountRow, 'wrappedKey'>>(
    `SELECT sequence, digest, record_bytes AS recordBytes, wrapped_key AS wrappedKey
     FROM accounts WHERE id = ?`,
  );
  return (accountId) => {
    const row = select.get(accountId);
    if (!row) throw new Error('There is no such account');
    const { wrappedKey, ...ledger } = row;
    return { ...ledger, key: keys.unwrap(accountId, wrappedKey) };
  };
}
