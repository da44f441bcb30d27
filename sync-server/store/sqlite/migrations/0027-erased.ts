/**
 * Which accounts were erased, for every server on this database to ask: random ids, and hashes of the tokens of their
 * sessions. The ledger file says the same and outlives a restored backup.
 */
export const erased = `
  CREATE TABLE erased_accounts (account_id TEXT PRIMARY KEY NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE erased_sessions (token_hash TEXT PRIMARY KEY NOT NULL) STRICT, WITHOUT ROWID;
`;
