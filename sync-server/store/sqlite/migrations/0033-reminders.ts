import type { Expansion } from '../../sql/plan-migration';

/**
 * When people are reminded, which day of each practice is dealt with, how their devices are reached, and the keys by which push
 * services know this server. A subscription goes with the session of its device.
 */
export const reminders: Expansion = {
  worksFrom: 32,
  expand: `
  CREATE TABLE reminder_settings (
    account_id TEXT PRIMARY KEY NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    quiet_from INTEGER,
    quiet_until INTEGER,
    shows_practice INTEGER NOT NULL,
    not_on TEXT
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE reminder_times (
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    practice TEXT NOT NULL,
    minute INTEGER NOT NULL,
    weekdays INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    PRIMARY KEY (account_id, practice, minute)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX reminder_times_by_due ON reminder_times (due_at);

  CREATE TABLE reminders_sent (
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    practice TEXT NOT NULL,
    day TEXT NOT NULL,
    PRIMARY KEY (account_id, practice)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE push_keys (
    id TEXT PRIMARY KEY NOT NULL,
    sealed BLOB NOT NULL,
    made_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE push_subscriptions (
    endpoint_hash TEXT PRIMARY KEY NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    session_hash TEXT NOT NULL REFERENCES sessions (token_hash) ON DELETE CASCADE,
    key_id TEXT NOT NULL REFERENCES push_keys (id) ON DELETE CASCADE,
    sealed BLOB NOT NULL,
    made_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX push_subscriptions_by_account ON push_subscriptions (account_id);
  CREATE UNIQUE INDEX push_subscriptions_by_session ON push_subscriptions (session_hash);
  CREATE INDEX push_subscriptions_by_key ON push_subscriptions (key_id);
`,
};
