import type { RxStorageWriteError } from 'rxdb';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { type ChangeDocuments, changeOf } from '../storage/change-documents';
import type { RecordDocument } from '../storage/record-document';
import type { RecordStorage } from '../storage/record-storage';

/** RxDB's memory storage, one of its own: they share what they hold, by name, across a process. */
export function createMemoryStorage(): RecordStorage {
  return Object.assign(getRxStorageMemory(), {
    collectionStates: new Map(),
    changeDocuments: changeByBulkWrites,
  });
}

/** It has no transactions: where another write came first, the change runs on what that one stored. */
const changeByBulkWrites: ChangeDocuments = async ({ instance, token, ids }, decide) => {
  let stored = await instance.findDocumentsById([...ids], false);
  let left = ids;
  while (left.length > 0) {
    const byId = new Map(stored.map((document) => [document.id, document]));
    const rows = left.flatMap((id) => changeOf(byId.get(id), decide(id, byId.get(id)), token));
    if (rows.length === 0) return;
    const { error: errors } = await instance.bulkWrite(rows, 'change');
    stored = errors.map(documentInTheWay);
    left = stored.map(({ id }) => id);
  }
};

function documentInTheWay(error: RxStorageWriteError<RecordDocument>) {
  if (error.status !== 409) throw error;
  return error.documentInDb;
}
