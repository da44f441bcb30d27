/**
 * What each person's records come to, counted once for all that are there: as `recordCost` counts, the 28 bytes of the seal
 * around a body left out.
 */
export const recordBytes = `
  ALTER TABLE accounts ADD COLUMN record_bytes INTEGER NOT NULL DEFAULT 0;
  UPDATE accounts SET record_bytes = (
    SELECT coalesce(sum(500 + octet_length(body) - 28 + octet_length(version) + 2 * octet_length(id)
      + 3 * octet_length(kind)), 0)
    FROM records WHERE user_id = accounts.id);
`;
