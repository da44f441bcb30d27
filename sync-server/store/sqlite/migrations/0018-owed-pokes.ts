/** Whom the running server has still to poke, since an operator's command changed what their devices show. */
export const owedPokes = `
  CREATE TABLE owed_pokes (
    account_id TEXT PRIMARY KEY NOT NULL REFERENCES accounts (id) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
`;
