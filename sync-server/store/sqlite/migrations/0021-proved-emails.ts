/**
 * Letters go to addresses that were proved, and only those count as taken. `email` and `email_key` are the proved one from
 * now on; while there is none, `email_key` is the account's id, which no address can be. Addresses of before count as
 * proved: they were unique, and their people would lose the way to a new password.
 */
export const provedEmails = `
  ALTER TABLE accounts ADD COLUMN unproved_email TEXT;
  UPDATE accounts SET email_key = id WHERE email = '';

  CREATE TABLE email_proofs (
    token_hash TEXT PRIMARY KEY NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    email TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX email_proofs_by_account ON email_proofs (account_id);
`;
