/**
 * Prayer circles. Every word stands sealed under its circle's key. What somebody wrote names them as a member: that row
 * stays when they leave, and stays without their account when that is erased. A circle without a leader goes to whoever
 * has been in it longest, and one without members goes altogether.
 */
export const prayerCircles = `
  CREATE TABLE circles (
    id TEXT PRIMARY KEY NOT NULL,
    created_at INTEGER NOT NULL,
    wrapped_key BLOB NOT NULL,
    body BLOB NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE circle_members (
    id TEXT PRIMARY KEY NOT NULL,
    circle_id TEXT NOT NULL REFERENCES circles (id) ON DELETE CASCADE,
    account_id TEXT REFERENCES accounts (id) ON DELETE SET NULL,
    role TEXT NOT NULL,
    joined_at INTEGER NOT NULL,
    left_at INTEGER,
    UNIQUE (circle_id, account_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX circle_members_by_account ON circle_members (account_id);
  CREATE TRIGGER circles_outlive_their_leader AFTER UPDATE OF account_id, left_at ON circle_members
    WHEN NEW.account_id IS NULL OR NEW.left_at IS NOT NULL
    BEGIN
      UPDATE circle_members SET role = 'member' WHERE id = NEW.id;
      UPDATE circle_members SET role = 'leader' WHERE id = (
        SELECT id FROM circle_members
        WHERE circle_id = NEW.circle_id AND account_id IS NOT NULL AND left_at IS NULL
        ORDER BY role = 'leader' DESC, joined_at, id LIMIT 1);
      DELETE FROM circles WHERE id = NEW.circle_id AND NOT EXISTS (
        SELECT 1 FROM circle_members
        WHERE circle_id = NEW.circle_id AND account_id IS NOT NULL AND left_at IS NULL);
    END;

  CREATE TABLE prayer_requests (
    number INTEGER PRIMARY KEY NOT NULL,
    id TEXT NOT NULL UNIQUE,
    circle_id TEXT NOT NULL REFERENCES circles (id) ON DELETE CASCADE,
    member_id TEXT NOT NULL REFERENCES circle_members (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    answered_at INTEGER,
    body BLOB NOT NULL,
    story BLOB
  ) STRICT;
  CREATE INDEX prayer_requests_by_circle ON prayer_requests (circle_id, number DESC);
  CREATE INDEX prayer_requests_open ON prayer_requests (circle_id) WHERE answered_at IS NULL;
  CREATE INDEX prayer_requests_by_member ON prayer_requests (member_id);

  CREATE TABLE prayer_responses (
    number INTEGER PRIMARY KEY NOT NULL,
    id TEXT NOT NULL UNIQUE,
    request_id TEXT NOT NULL REFERENCES prayer_requests (id) ON DELETE CASCADE,
    member_id TEXT NOT NULL REFERENCES circle_members (id) ON DELETE CASCADE,
    type TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    body BLOB NOT NULL
  ) STRICT;
  CREATE INDEX prayer_responses_by_request ON prayer_responses (request_id, number);
  CREATE INDEX prayer_responses_by_member ON prayer_responses (member_id);

  CREATE TABLE prayers (
    request_id TEXT NOT NULL REFERENCES prayer_requests (id) ON DELETE CASCADE,
    day TEXT NOT NULL,
    member_id TEXT NOT NULL REFERENCES circle_members (id) ON DELETE CASCADE,
    PRIMARY KEY (request_id, day, member_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX prayers_by_member ON prayers (member_id, day);

  CREATE TABLE circle_invites (
    circle_id TEXT PRIMARY KEY NOT NULL REFERENCES circles (id) ON DELETE CASCADE,
    code_hash TEXT NOT NULL UNIQUE,
    code BLOB NOT NULL,
    expires_at INTEGER NOT NULL,
    uses_left INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE circle_blocks (
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    blocked_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    PRIMARY KEY (account_id, blocked_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX circle_blocks_by_blocked ON circle_blocks (blocked_id);

  CREATE TABLE circle_reports (
    id TEXT PRIMARY KEY NOT NULL,
    member_id TEXT NOT NULL REFERENCES circle_members (id) ON DELETE CASCADE,
    request_id TEXT REFERENCES prayer_requests (id) ON DELETE CASCADE,
    response_id TEXT REFERENCES prayer_responses (id) ON DELETE CASCADE,
    reason TEXT NOT NULL,
    at INTEGER NOT NULL,
    UNIQUE (member_id, request_id),
    UNIQUE (member_id, response_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX circle_reports_by_request ON circle_reports (request_id);
  CREATE INDEX circle_reports_by_response ON circle_reports (response_id);
`;
