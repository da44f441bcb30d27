/** How often something of a person changed that no record has. Takes the place of a list of pokes that were owed. */
export const stirredAccounts = `
  ALTER TABLE accounts ADD COLUMN stirred INTEGER NOT NULL DEFAULT 0;
  DROP TABLE owed_pokes;
`;
