/** Voice recordings: what is known of each. Their bytes lie sealed in files. */
export const media = `
  CREATE TABLE media (
    user_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    type TEXT NOT NULL,
    begun_at INTEGER NOT NULL,
    completed_at INTEGER,
    unnamed_since INTEGER,
    searched_at TEXT,
    PRIMARY KEY (user_id, id)
  ) STRICT, WITHOUT ROWID;
`;
