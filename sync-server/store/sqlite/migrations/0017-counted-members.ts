/** Whom the analytics of an organisation count together, five at a time, and from which Monday on. */
export const countedMembers = `
  CREATE TABLE counted_members (
    account_id TEXT NOT NULL,
    organisation_id TEXT NOT NULL,
    five TEXT NOT NULL,
    counted_from TEXT NOT NULL,
    PRIMARY KEY (account_id, organisation_id),
    FOREIGN KEY (account_id, organisation_id) REFERENCES memberships (account_id, organisation_id)
      ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX counted_members_by_organisation ON counted_members (organisation_id, five);
`;
