import type { RxDocumentData } from 'rxdb';
import type { RecordDocument } from './record-document';

export type StoredDocument = RxDocumentData<RecordDocument>;

/** A document as Dexie keeps it: an index of IndexedDB takes no true or false. */
export type StoredRow = Omit<StoredDocument, '_deleted'> & { readonly _deleted: '0' | '1' };

/** As RxDB's Dexie storage does for any document, which looks at each key, at any depth. No key of a record needs that. */
export function toRow(document: StoredDocument): StoredRow {
  return { ...document, _deleted: document._deleted ? '1' : '0' };
}

export function fromRow(row: StoredRow): StoredDocument {
  return { ...row, _deleted: row._deleted === '1' };
}
