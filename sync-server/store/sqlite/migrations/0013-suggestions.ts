/**
 * What people suggest to everybody, sealed under the database's own key, and one vote of each person on each. The tally
 * follows the votes, also those that go with an account.
 */
export const suggestions = `
  CREATE TABLE suggestions (
    id TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    status TEXT NOT NULL,
    submitted_at INTEGER NOT NULL,
    votes INTEGER NOT NULL DEFAULT 0,
    body BLOB NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX suggestions_by_author ON suggestions (account_id, submitted_at DESC, id);
  CREATE INDEX shown_suggestions_by_votes ON suggestions (votes DESC, submitted_at DESC, id)
    WHERE status <> 'rejected';

  CREATE TABLE suggestion_votes (
    suggestion_id TEXT NOT NULL REFERENCES suggestions (id) ON DELETE CASCADE,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    value INTEGER NOT NULL CHECK (value IN (-1, 1)),
    PRIMARY KEY (suggestion_id, account_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX suggestion_votes_by_account ON suggestion_votes (account_id);
  CREATE TRIGGER a_vote_counts AFTER INSERT ON suggestion_votes
    BEGIN UPDATE suggestions SET votes = votes + new.value WHERE id = new.suggestion_id; END;
  CREATE TRIGGER a_vote_counts_no_more AFTER DELETE ON suggestion_votes
    BEGIN UPDATE suggestions SET votes = votes - old.value WHERE id = old.suggestion_id; END;
`;
