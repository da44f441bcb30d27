/** The first schema: who someone is, what they wrote (sealed), and what the database is called. */
export const accountsAndRecords = `
  CREATE TABLE meta (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    schema_version INTEGER NOT NULL,
    epoch TEXT NOT NULL,
    key_check BLOB NOT NULL
  ) STRICT;

  CREATE TABLE accounts (
    id TEXT PRIMARY KEY NOT NULL,
    username TEXT NOT NULL,
    username_key TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL,
    email_key TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    plan TEXT NOT NULL,
    time_zone TEXT,
    created_at INTEGER NOT NULL,
    sequence INTEGER NOT NULL DEFAULT 0,
    digest BLOB NOT NULL,
    wrapped_key BLOB NOT NULL
  ) STRICT;

  CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sessions_by_account ON sessions (account_id);

  CREATE TABLE records (
    user_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    kind TEXT NOT NULL,
    day TEXT NOT NULL,
    sort_order INTEGER NOT NULL,
    version TEXT NOT NULL,
    deleted INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    utc_offset_minutes INTEGER NOT NULL,
    sequence INTEGER NOT NULL,
    body BLOB NOT NULL,
    hash BLOB NOT NULL,
    PRIMARY KEY (user_id, id)
  ) STRICT;
  CREATE UNIQUE INDEX records_by_sequence ON records (user_id, sequence);
  CREATE INDEX live_records_by_order ON records (user_id, kind, sort_order) WHERE deleted = 0;
  CREATE INDEX live_records_by_day ON records (user_id, kind, day) WHERE deleted = 0;
`;
