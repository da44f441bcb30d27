/**
 * Who has gone through the onboarding, the organisations people belong to, and invites to them. Accounts older than the
 * onboarding are not asked. An organisation that nobody belongs to any more goes with its last person.
 */
export const onboarding = `
  CREATE TABLE onboardings (
    account_id TEXT PRIMARY KEY NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    completed_at INTEGER NOT NULL,
    goals BLOB
  ) STRICT, WITHOUT ROWID;
  INSERT INTO onboardings (account_id, completed_at) SELECT id, created_at FROM accounts;

  CREATE TABLE organisations (
    id TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE memberships (
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    organisation_id TEXT NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
    role TEXT NOT NULL,
    shares_reflections INTEGER NOT NULL,
    joined_at INTEGER NOT NULL,
    PRIMARY KEY (account_id, organisation_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX memberships_by_organisation ON memberships (organisation_id);
  CREATE TRIGGER organisation_left_empty AFTER DELETE ON memberships
  WHEN NOT EXISTS (SELECT 1 FROM memberships WHERE organisation_id = OLD.organisation_id)
  BEGIN
    DELETE FROM organisations WHERE id = OLD.organisation_id;
  END;

  CREATE TABLE invites (
    code_hash TEXT PRIMARY KEY NOT NULL,
    organisation_id TEXT NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
    expires_at INTEGER NOT NULL,
    max_uses INTEGER NOT NULL,
    uses INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX invites_by_organisation ON invites (organisation_id);
`;
