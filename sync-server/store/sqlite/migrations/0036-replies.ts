import type { Expansion } from '../../sql/plan-migration';

/**
 * Replies to the community's questions, sealed under the database's own key, with the votes and flags of their readers. A question
 * of ours has no row: `suggestion_id` is null then.
 */
export const replies: Expansion = {
  expand: `
    CREATE TABLE replies (
      id TEXT PRIMARY KEY NOT NULL,
      question_id TEXT NOT NULL,
      suggestion_id TEXT REFERENCES suggestions (id) ON DELETE CASCADE,
      account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
      status TEXT NOT NULL,
      submitted_at INTEGER NOT NULL,
      votes INTEGER NOT NULL DEFAULT 0,
      body BLOB NOT NULL,
      sealed_as INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX replies_by_author ON replies (account_id, submitted_at DESC, id);
    CREATE INDEX replies_by_suggestion ON replies (suggestion_id);
    CREATE INDEX approved_replies_by_votes ON replies (question_id, votes DESC, submitted_at DESC, id)
      WHERE status = 'approved';
    CREATE INDEX pending_replies ON replies (submitted_at, id) WHERE status = 'pending';

    CREATE TABLE reply_votes (
      reply_id TEXT NOT NULL REFERENCES replies (id) ON DELETE CASCADE,
      account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
      PRIMARY KEY (reply_id, account_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX reply_votes_by_account ON reply_votes (account_id);

    CREATE TABLE reply_flags (
      reply_id TEXT NOT NULL REFERENCES replies (id) ON DELETE CASCADE,
      account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
      reason TEXT NOT NULL,
      flagged_at INTEGER NOT NULL,
      is_open INTEGER NOT NULL,
      PRIMARY KEY (reply_id, account_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX reply_flags_by_account ON reply_flags (account_id);
  `,
  worksFrom: 32,
};
