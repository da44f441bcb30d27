/**
 * What people decided about their data, when they were last here, and who did what to which account. An entry of the
 * audit outlives its account and holds no more than ids, so it does not go with it; it goes after its own time.
 */
export const privacyAndRetention = `
  CREATE TABLE privacy_settings (
    account_id TEXT PRIMARY KEY NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    data_processing INTEGER NOT NULL,
    marketing INTEGER NOT NULL,
    data_retention_opt_out INTEGER NOT NULL,
    model_training INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE account_activity (
    account_id TEXT PRIMARY KEY NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    seen_at INTEGER,
    warned_at INTEGER
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE audit (
    number INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    account_id TEXT NOT NULL,
    actor TEXT NOT NULL,
    action TEXT NOT NULL
  ) STRICT;
  CREATE INDEX audit_by_time ON audit (at);
`;
