import type { Expansion } from '../../sql/plan-migration';

/**
 * Who lets themselves be counted in the figures of a prayer circle, and with whom. An account is counted in one group at a
 * time from now on: the fives of those that were counted in several organizations are made again.
 */
export const circleFigures: Expansion = {
  worksFrom: 32,
  expand: `
  ALTER TABLE circle_members ADD COLUMN counts_me INTEGER NOT NULL DEFAULT 0;

  CREATE TABLE counted_in_circles (
    account_id TEXT PRIMARY KEY NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    circle_id TEXT NOT NULL REFERENCES circles (id) ON DELETE CASCADE,
    five TEXT NOT NULL,
    counted_from TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX counted_in_circles_by_circle ON counted_in_circles (circle_id, five);

  DELETE FROM counted_members WHERE account_id IN (
    SELECT account_id FROM counted_members GROUP BY account_id HAVING COUNT(*) > 1);
`,
};
