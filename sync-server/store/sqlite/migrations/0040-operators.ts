import type { Expansion } from '../../sql/plan-migration';

/**
 * Who runs the server by its page: their second factor, and the sessions that showed it. Replies to feedback, and in the audit
 * what an operator's entry is about.
 */
export const operators: Expansion = {
  expand: `
    CREATE TABLE operators (
      account_id TEXT PRIMARY KEY NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
      created_at INTEGER NOT NULL,
      enrollment_hash TEXT,
      enrollment_ends_at INTEGER,
      sealed_secret BLOB,
      confirmed_at INTEGER,
      last_step INTEGER
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE operator_sessions (
      session_hash TEXT PRIMARY KEY NOT NULL REFERENCES sessions (token_hash) ON DELETE CASCADE,
      account_id TEXT NOT NULL REFERENCES operators (account_id) ON DELETE CASCADE,
      used_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX operator_sessions_by_account ON operator_sessions (account_id);

    CREATE TABLE feedback_replies (
      user_id TEXT NOT NULL,
      id TEXT NOT NULL,
      feedback_id TEXT NOT NULL,
      replied_at INTEGER NOT NULL,
      body BLOB NOT NULL,
      PRIMARY KEY (user_id, id),
      FOREIGN KEY (user_id, feedback_id) REFERENCES feedback (user_id, id) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX feedback_replies_by_feedback ON feedback_replies (user_id, feedback_id);

    ALTER TABLE audit ADD COLUMN about TEXT;
  `,
  worksFrom: 32,
};
