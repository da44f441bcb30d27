/** What people allowed on their browsers. A row is never changed; each names the hash of the one before it. */
export const consents = `
  CREATE TABLE consents (
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    consent_type TEXT NOT NULL,
    granted INTEGER NOT NULL,
    version TEXT NOT NULL,
    analytics INTEGER NOT NULL,
    marketing INTEGER NOT NULL,
    previous TEXT NOT NULL,
    link TEXT NOT NULL,
    PRIMARY KEY (account_id, number)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX consents_by_time ON consents (at);
  CREATE TRIGGER consents_stay_as_written BEFORE UPDATE ON consents
    BEGIN SELECT RAISE(ABORT, 'A row of the consent log is never changed'); END;
`;
