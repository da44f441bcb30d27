import type { Expansion } from '../../sql/plan-migration';

/** What the leader of a prayer circle gives its members: notes, themes and questions for a week, and one reading plan. */
export const circleGuidance: Expansion = {
  expand: `
    CREATE TABLE circle_guidance (
      number INTEGER PRIMARY KEY NOT NULL,
      id TEXT NOT NULL UNIQUE,
      circle_id TEXT NOT NULL REFERENCES circles (id) ON DELETE CASCADE,
      member_id TEXT NOT NULL REFERENCES circle_members (id) ON DELETE CASCADE,
      created_at INTEGER NOT NULL,
      updated_at INTEGER NOT NULL,
      body BLOB NOT NULL
    ) STRICT;
    CREATE INDEX circle_guidance_by_circle ON circle_guidance (circle_id, number DESC);
    CREATE INDEX circle_guidance_by_member ON circle_guidance (member_id);

    CREATE TABLE circle_plans (
      circle_id TEXT PRIMARY KEY NOT NULL REFERENCES circles (id) ON DELETE CASCADE,
      id TEXT NOT NULL,
      member_id TEXT NOT NULL REFERENCES circle_members (id) ON DELETE CASCADE,
      set_at INTEGER NOT NULL,
      body BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX circle_plans_by_member ON circle_plans (member_id);
  `,
  worksFrom: 32,
};
