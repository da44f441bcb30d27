import type { PackedObjects } from '../../sealing/keys';
import { type PersonKey, SealBrokenError, type SealedObject } from '../../sealing/keys';
import { SEALED_AS } from '../../sealing/sealed-as';
import type { JsonPage } from '../record-store';
import { type RecordRow, records } from '../schema/records';
import type { ListedColumn } from './database';
import { type Opening, type OwnRow, placeOfRecord, readState } from './record-rows';
import { columnsOf, listedColumns } from './statements';

const KEYS = [
  'id',
  'kind',
  'day',
  'sortOrder',
  'version',
  'deleted',
  'createdAt',
  'updatedAt',
  'utcOffsetMinutes',
  'sequence',
  'body',
  'hash',
  'sealedAs',
] as const satisfies readonly (keyof RecordRow)[];

/** The columns of a record that a pull reads, and a row of them as a list. */
export const CHANGED_COLUMNS = columnsOf(records, KEYS);
export const CHANGED_LIST: readonly ListedColumn[] = listedColumns(records, KEYS);
export type ChangedList = ListOf<typeof KEYS>;
type ListOf<Keys extends readonly (keyof RecordRow)[]> = {
  readonly [At in keyof Keys]: RecordRow[Keys[At]];
};

/** Written out: an object that is filled name by name takes three times as long. */
export function toChangedRow(list: ChangedList): OwnRow {
  const [id, kind, day, sortOrder, version, deleted, createdAt, updatedAt] = list;
  const [, , , , , , , , utcOffsetMinutes, sequence, body, hash, sealedAs] = list;
  return {
    id,
    kind,
    day,
    sortOrder,
    version,
    deleted,
    createdAt,
    updatedAt,
    utcOffsetMinutes,
    sequence,
    body,
    hash,
    sealedAs,
  };
}

/** Rows on their way to JSON. Of the rows themselves nothing is held while others open them. */
export interface PackedRows {
  readonly ids: readonly string[];
  readonly objects: PackedObjects;
  /** Ids of those that can't be read already; each is told. */
  readonly unreadable: readonly string[];
}

/** Packs rows to be opened together. */
export function packRows(opening: Opening, rows: readonly OwnRow[]): PackedRows {
  const ids: string[] = [];
  const objects: SealedObject[] = [];
  const unreadable: string[] = [];
  for (const row of rows) {
    const object = toObject(opening.key, row);
    if ('cause' in object) {
      unreadable.push(tell(opening, row.id, object.cause));
      continue;
    }
    ids.push(row.id);
    objects.push(object);
  }
  return { ids, objects: opening.key.pack(objects), unreadable };
}

/** The JSON list of the states that rows hold, without those that can't be read; each of these is told. */
export async function openRowsAsJson(
  opening: Opening,
  { ids, objects, unreadable }: PackedRows,
): Promise<Pick<JsonPage, 'json' | 'count' | 'unreadable'>> {
  const { json, broken } = await opening.key.openPacked(objects);
  const closed = broken.flatMap((index) => ids[index] ?? []);
  const told = closed.map((id) =>
    tell(opening, id, new SealBrokenError('The words of a record do not open')),
  );
  return { json, count: ids.length - closed.length, unreadable: [...unreadable, ...told] };
}

function tell({ accountId, onUnreadable }: Opening, recordId: string, cause: unknown): string {
  onUnreadable({ accountId, recordId, cause });
  return recordId;
}

/** A row as a JSON object with its words still sealed, or why it can't be read. A row of an earlier version is opened. */
function toObject(key: PersonKey, row: OwnRow): SealedObject | { readonly cause: unknown } {
  if (row.sealedAs !== SEALED_AS.unbound) {
    const value = { place: placeOfRecord(row), sealed: row.body };
    return { text: textBeforeWords(row), value };
  }
  const opened = readState(key, row);
  return 'state' in opened ? { text: JSON.stringify(opened.state) } : opened;
}

/** Written out: `JSON.stringify` of an object takes half as long again. */
function textBeforeWords(row: OwnRow): string {
  const { day, sortOrder, deleted, createdAt, updatedAt, utcOffsetMinutes, version } = row;
  const names = `"id":${quote(row.id)},"kind":${quote(row.kind)},"day":${quote(day)}`;
  const times = `"createdAt":${createdAt},"updatedAt":${updatedAt},"utcOffsetMinutes":${utcOffsetMinutes}`;
  return `{${names},"order":${sortOrder},"deleted":${deleted === 1},${times},"version":${version},"body":`;
}

/** Printable ASCII without quotation mark and backslash, which JSON holds as it is. */
const PLAIN = /^[ !#-[\]-~]*$/;

function quote(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text);
}
