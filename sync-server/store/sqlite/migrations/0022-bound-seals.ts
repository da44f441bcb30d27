/**
 * How the words of a row are sealed: 1 for its id and kind alone, as before; 2 for all that stands beside them in the clear.
 */
export const boundSeals = `
  ALTER TABLE records ADD COLUMN sealed_as INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE feedback ADD COLUMN sealed_as INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE companion_flags ADD COLUMN sealed_as INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE profile_images ADD COLUMN sealed_as INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE prayer_requests ADD COLUMN sealed_as INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE prayer_responses ADD COLUMN sealed_as INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE suggestions ADD COLUMN sealed_as INTEGER NOT NULL DEFAULT 1;
  CREATE INDEX records_sealed_unbound ON records (user_id, id) WHERE sealed_as = 1;
`;
