import type { Expansion } from '../../sql/plan-migration';

/** Emails about a person's plan: which are to be sent, and which have their end. */
export const planLetters: Expansion = {
  expand: `
    CREATE TABLE plan_letters (
      account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
      kind TEXT NOT NULL,
      about TEXT NOT NULL,
      noted_at INTEGER NOT NULL,
      begun_at INTEGER,
      ended_at INTEGER,
      PRIMARY KEY (account_id, kind, about)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX plan_letters_to_send ON plan_letters (noted_at) WHERE ended_at IS NULL;
  `,
  worksFrom: 32,
};
