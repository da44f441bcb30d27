import type { Database } from 'better-sqlite3';
import { type PersonKey, SealBrokenError, type SealPlace } from '../../../sealing/keys';
import { openAs, SEALED_AS } from '../../../sealing/sealed-as';
import type { RecordRow } from '../../schema/records';
import { placeOfRequest, placeOfResponse } from '../../sql/circles/seal-places';
import { placeOfFlag } from '../../sql/companion-flags';
import { placeOfFeedback } from '../../sql/feedback';
import { placeOfImage } from '../../sql/profiles';
import { sealAnew } from '../../sql/record-rows';
import { placeOfSuggestion } from '../../sql/suggestion-rows';

/** Rows of a table that an earlier version sealed for their id and kind alone. */
export interface UnboundTable {
  /** The next of them that one key seals, behind an id, as many as one transaction should take. */
  next(holderId: string, after: string): readonly UnboundRow[];
}

export interface UnboundRow {
  readonly id: string;
  /** Writes the words sealed for all that stands beside them. False where they don't open: the row stays as it is. */
  seal(key: PersonKey): boolean;
}

interface SealedRow {
  readonly id: string;
  readonly sealed: Buffer;
}

interface Columns<Row> {
  readonly table: string;
  /** Of the sealed words. */
  readonly words: string;
  /** What else `placeOf` needs. */
  readonly also: string;
  /** SQL that is true of the rows of a key's holder. */
  readonly ofHolder: string;
  readonly placeOf: (row: Row) => SealPlace;
}

const BATCH_ROWS = 200;
const BATCH_BYTES = 2_000_000;

/** The tables under the key of a person. */
export function unboundOfPerson(db: Database): UnboundTable[] {
  const ofPerson = { words: 'body', ofHolder: 'account_id = ?' };
  return [
    unboundRecords(db),
    unboundRows(db, {
      ...ofPerson,
      table: 'feedback',
      ofHolder: 'user_id = ?',
      also: 'submitted_at AS submittedAt',
      placeOf: placeOfFeedback,
    }),
    unboundRows(db, {
      ...ofPerson,
      table: 'companion_flags',
      also: 'reason, flagged_at AS flaggedAt',
      placeOf: placeOfFlag,
    }),
    unboundRows(db, {
      ...ofPerson,
      table: 'profile_images',
      words: 'sealed',
      also: 'type',
      placeOf: placeOfImage,
    }),
  ];
}

/** The tables under the key of a circle. */
export function unboundOfCircle(db: Database): UnboundTable[] {
  return [
    unboundRows(db, {
      table: 'prayer_requests',
      words: 'body',
      also: 'member_id AS memberId, created_at AS createdAt',
      ofHolder: 'circle_id = ?',
      placeOf: placeOfRequest,
    }),
    unboundRows(db, {
      table: 'prayer_responses',
      words: 'body',
      also: 'request_id AS requestId, member_id AS memberId, type, created_at AS createdAt',
      ofHolder: 'request_id IN (SELECT id FROM prayer_requests WHERE circle_id = ?)',
      placeOf: placeOfResponse,
    }),
  ];
}

/** The tables under the database's own key, whose holder is the same for every row. */
export function unboundOfDatabase(db: Database): UnboundTable[] {
  return [
    unboundRows(db, {
      table: 'suggestions',
      words: 'body',
      also: 'account_id AS authorId, submitted_at AS submittedAt',
      ofHolder: '? IS NOT NULL',
      placeOf: placeOfSuggestion,
    }),
  ];
}

function unboundRows<Row>(db: Database, columns: Columns<Row & SealedRow>): UnboundTable {
  const { table, words, also, ofHolder, placeOf } = columns;
  const select = db.prepare<[string, string], Row & SealedRow>(`
    SELECT id, ${also}, ${words} AS sealed FROM ${table}
    WHERE sealed_as = ${SEALED_AS.unbound} AND ${ofHolder} AND id > ?
    ORDER BY id LIMIT ${BATCH_ROWS}`);
  const write = db.prepare(`
    UPDATE ${table} SET ${words} = ?, sealed_as = ${SEALED_AS.bound} WHERE ${ofHolder} AND id = ?`);
  return {
    next: (holderId, after) =>
      takeBatch(select.iterate(holderId, after), (row) => row.sealed).map((row) => ({
        id: row.id,
        seal: (key) =>
          ifItOpens(() => {
            const place = placeOf(row);
            const opened = openAs(key, place, SEALED_AS.unbound, row.sealed);
            write.run(Buffer.from(key.seal(place, opened)), holderId, row.id);
          }),
      })),
  };
}

/** Records have a hash, which has to fit what they hold. */
function unboundRecords(db: Database): UnboundTable {
  const select = db.prepare<[string, string], RecordRow>(`
    SELECT user_id AS userId, id, kind, day, sort_order AS sortOrder, version, deleted,
      created_at AS createdAt, updated_at AS updatedAt, utc_offset_minutes AS utcOffsetMinutes,
      sequence, body, hash, sealed_as AS sealedAs
    FROM records WHERE sealed_as = ${SEALED_AS.unbound} AND user_id = ? AND id > ?
    ORDER BY id LIMIT ${BATCH_ROWS}`);
  const write = db.prepare(
    'UPDATE records SET body = @body, sealed_as = @sealedAs WHERE user_id = @userId AND id = @id',
  );
  return {
    next: (holderId, after) =>
      takeBatch(select.iterate(holderId, after), (row) => row.body).map((row) => ({
        id: row.id,
        seal: (key) =>
          ifItOpens(() => {
            const { body, sealedAs } = sealAnew(key, row);
            write.run({ body, sealedAs, userId: holderId, id: row.id });
          }),
      })),
  };
}

/** Read to the end before anything is written: a statement that is being read holds the connection. */
function takeBatch<Row>(rows: Iterable<Row>, wordsOf: (row: Row) => Buffer): Row[] {
  const batch: Row[] = [];
  let bytes = 0;
  for (const row of rows) {
    batch.push(row);
    bytes += wordsOf(row).length;
    if (bytes > BATCH_BYTES) break;
  }
  return batch;
}

function ifItOpens(seal: () => void): boolean {
  try {
    seal();
    return true;
  } catch (error) {
    if (error instanceof SealBrokenError) return false;
    throw error;
  }
}
