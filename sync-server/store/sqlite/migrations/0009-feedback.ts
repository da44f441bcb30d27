/** What people tell whoever runs this, sealed under the key of each. */
export const feedback = `
  CREATE TABLE feedback (
    user_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    status TEXT NOT NULL,
    submitted_at INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (user_id, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX feedback_by_time ON feedback (user_id, submitted_at DESC, id);
`;
