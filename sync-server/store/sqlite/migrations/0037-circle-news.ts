import type { Expansion } from '../../sql/plan-migration';

/** What people have not been told yet of their prayer requests, when they are told next, and whether they want to be. */
export const circleNews: Expansion = {
  expand: `
    ALTER TABLE reminder_settings ADD COLUMN tells_circle_news INTEGER NOT NULL DEFAULT 0;

    CREATE TABLE circle_news (
      request_id TEXT NOT NULL REFERENCES prayer_requests (id) ON DELETE CASCADE,
      member_id TEXT NOT NULL REFERENCES circle_members (id) ON DELETE CASCADE,
      kind TEXT NOT NULL,
      PRIMARY KEY (request_id, member_id, kind)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX circle_news_by_member ON circle_news (member_id);

    CREATE TABLE circle_news_pushes (
      account_id TEXT PRIMARY KEY NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
      due_at INTEGER,
      last_at INTEGER,
      day TEXT,
      sent_on_day INTEGER NOT NULL DEFAULT 0
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX circle_news_pushes_by_due ON circle_news_pushes (due_at) WHERE due_at IS NOT NULL;
  `,
  worksFrom: 32,
};
