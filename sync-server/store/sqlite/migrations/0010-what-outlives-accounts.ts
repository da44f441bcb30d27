/**
 * What people allowed is kept for its own time, as the audit is: when the account goes its id stands there alone. Both are
 * looked up by it.
 */
export const whatOutlivesAccounts = `
  CREATE TABLE kept_consents (
    account_id TEXT NOT NULL,
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
  INSERT INTO kept_consents SELECT * FROM consents;
  DROP TABLE consents;
  ALTER TABLE kept_consents RENAME TO consents;
  CREATE INDEX consents_by_time ON consents (at);
  CREATE TRIGGER consents_stay_as_written BEFORE UPDATE ON consents
    BEGIN SELECT RAISE(ABORT, 'A row of the consent log is never changed'); END;

  CREATE INDEX audit_by_account ON audit (account_id, at);
`;
