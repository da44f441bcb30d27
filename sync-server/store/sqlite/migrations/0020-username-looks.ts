/**
 * What each username looks like (`looksOf`), for new ones to be compared with. Names from before it may share a look. Filled
 * by the program where a name has none: SQL does not know the table of UTS 39.
 */
export const usernameLooks = `
  CREATE TABLE username_looks (
    look TEXT NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    PRIMARY KEY (look, account_id)
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX username_looks_by_account ON username_looks (account_id);
`;
