/**
 * What people say is wrong with an answer of the companion: in the clear the reason and when, sealed under the person's key
 * what they wrote and which verses the answer named.
 */
export const companionFlags = `
  CREATE TABLE companion_flags (
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    reason TEXT NOT NULL,
    flagged_at INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (account_id, id)
  ) STRICT, WITHOUT ROWID;
`;
