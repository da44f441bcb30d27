/** A key per person and device, sealed under the person's own key. */
export const deviceKeys = `
  CREATE TABLE device_keys (
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    device_id TEXT NOT NULL,
    sealed_key BLOB NOT NULL,
    PRIMARY KEY (account_id, device_id)
  ) STRICT, WITHOUT ROWID;
`;
