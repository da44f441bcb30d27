/** The links by which a forgotten password is replaced, and what a person sees of where they are signed in. */
export const passwordsAndDevices = `
  ALTER TABLE sessions ADD COLUMN device TEXT;
  ALTER TABLE sessions ADD COLUMN last_seen_at INTEGER NOT NULL DEFAULT 0;
  UPDATE sessions SET last_seen_at = created_at;

  CREATE TABLE password_resets (
    token_hash TEXT PRIMARY KEY NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX password_resets_by_account ON password_resets (account_id);
`;
