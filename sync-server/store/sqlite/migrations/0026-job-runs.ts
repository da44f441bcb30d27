/**
 * Which jobs ran when, so that a start repeats none of a day that was done, and two servers don't run one at once. Of a
 * person who is warned: since when a server has been sending the letter.
 */
export const jobRuns = `
  CREATE TABLE job_runs (
    name TEXT PRIMARY KEY NOT NULL,
    started_at INTEGER,
    succeeded_at INTEGER
  ) STRICT, WITHOUT ROWID;

  ALTER TABLE account_activity ADD COLUMN warning_at INTEGER;
`;
