/** A picture of each person who gave one, sealed under their key. */
export const profileImages = `
  CREATE TABLE profile_images (
    account_id TEXT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    type TEXT NOT NULL,
    sealed BLOB NOT NULL
  ) STRICT, WITHOUT ROWID;
`;
