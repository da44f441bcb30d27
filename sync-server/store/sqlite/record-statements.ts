/** A row of `records`, as `RecordRow` names it. */
export const RECORD_COLUMNS = `
  user_id AS userId, id, kind, day, sort_order AS sortOrder, version, deleted, created_at AS createdAt,
  updated_at AS updatedAt, utc_offset_minutes AS utcOffsetMinutes, sequence, body, hash,
  sealed_as AS sealedAs`;
