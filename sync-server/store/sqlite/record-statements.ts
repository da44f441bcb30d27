import type { Database } from 'better-sqlite3';
import type { RecordRow } from './schema';

/** A row of `records`, as `RecordRow` names it. */
export const RECORD_COLUMNS = `
  user_id AS userId, id, kind, day, sort_order AS sortOrder, version, deleted, created_at AS createdAt,
  updated_at AS updatedAt, utc_offset_minutes AS utcOffsetMinutes, sequence, body, hash,
  sealed_as AS sealedAs`;

/** A stored record as a push looks at it first; lengths in bytes. */
export interface RecordHead extends Pick<RecordRow, 'kind' | 'version' | 'deleted'> {
  readonly sealed: number;
  readonly versionBytes: number;
  readonly idBytes: number;
  readonly kindBytes: number;
}

/** The statements that every push and pull runs, prepared once. */
export function prepareRecordStatements(db: Database) {
  return {
    find: db.prepare<[string, string], RecordRow>(
      `SELECT ${RECORD_COLUMNS} FROM records WHERE user_id = ? AND id = ?`,
    ),
    /** What a push compares, without the body: SQLite then reads none of the pages a long one fills. */
    findHead: db.prepare<[string, string], RecordHead>(
      `SELECT kind, version, deleted, octet_length(body) AS sealed, octet_length(version) AS versionBytes,
         octet_length(id) AS idBytes, octet_length(kind) AS kindBytes
       FROM records WHERE user_id = ? AND id = ?`,
    ),
    findHash: db
      .prepare<[string, string], Buffer>('SELECT hash FROM records WHERE user_id = ? AND id = ?')
      .pluck(),
    hashes: db.prepare<[string], Buffer>('SELECT hash FROM records WHERE user_id = ?').pluck(),
    after: db.prepare<[string, number], RecordRow>(
      `SELECT ${RECORD_COLUMNS} FROM records WHERE user_id = ? AND sequence > ? ORDER BY sequence`,
    ),
    /** Stops counting at the given number: only whether a limit is reached matters. */
    countLive: db
      .prepare<[string, string, number], number>(
        `SELECT count(*) FROM (
           SELECT 1 FROM records WHERE user_id = ? AND kind = ? AND deleted = 0 LIMIT ?)`,
      )
      .pluck(),
    write: db.prepare<[RecordRow]>(`
      INSERT INTO records (user_id, id, kind, day, sort_order, version, deleted, created_at, updated_at,
        utc_offset_minutes, sequence, body, hash, sealed_as)
      VALUES (@userId, @id, @kind, @day, @sortOrder, @version, @deleted, @createdAt, @updatedAt,
        @utcOffsetMinutes, @sequence, @body, @hash, @sealedAs)
      ON CONFLICT (user_id, id) DO UPDATE SET
        kind = excluded.kind, day = excluded.day, sort_order = excluded.sort_order,
        version = excluded.version, deleted = excluded.deleted, created_at = excluded.created_at,
        updated_at = excluded.updated_at, utc_offset_minutes = excluded.utc_offset_minutes,
        sequence = excluded.sequence, body = excluded.body, hash = excluded.hash,
        sealed_as = excluded.sealed_as`),
    writeLedger: db.prepare<[number, Buffer, number, string]>(
      'UPDATE accounts SET sequence = ?, digest = ?, record_bytes = ? WHERE id = ?',
    ),
  };
}

export type RecordStatements = ReturnType<typeof prepareRecordStatements>;
