/**
 * What one of several servers does at a time, under a growing number; and how often was guessed, under keyed hashes. Times are
 * those of the database's clock.
 */
export const leasesAndGuesses = `
  CREATE TABLE leases (
    name TEXT PRIMARY KEY NOT NULL,
    fence INTEGER NOT NULL,
    ends_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE guesses (
    key TEXT PRIMARY KEY NOT NULL,
    full_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX guesses_by_end ON guesses (full_at);
`;
