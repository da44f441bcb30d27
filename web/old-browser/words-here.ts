import { exportFileName } from '../../shared/api/export';
import type { DeviceExport } from '../../shared/api/server-export';
import { exportText, gatherExport } from '../features/data-export/commands';
import { liveValue } from '../live/live-value';
import type { OutboxItem } from '../outbox/contract';
import { saveFile } from '../platform/save-file';
import type { Session } from '../platform/session';
import { type RecordDocument, toRecord } from '../records/storage/record-document';
import { isSealed } from '../records/storage/seal-mark';
import { allUnloadDrafts } from '../records/unload-drafts';

/** Where RxDB keeps the records; this is its name for the first version of their schema. */
const logName = (personId: string) => `rxdb-dexie-records-${personId}--0--records`;
const personDatabaseName = (personId: string) => `desk-${personId}`;

const NOT_IN_THIS_FILE =
  'This file doesn’t include what’s only on our server, such as posts in prayer circles. A newer browser can export that, too.';

/**
 * What this person wrote, read from the databases as they lie on the disk, without the libraries that made them. Only of
 * the one who is signed in: what others left behind is sealed, and stays so. Rejects with {@link LockedError} where they have an
 * app lock: half of the words would pass for all of them.
 */
export async function wordsHere(session: Session, now: number): Promise<DeviceExport> {
  const [documents, drafts, outbox] = await Promise.all([
    rowsOf(logName(session.userId), 'docs'),
    rowsOf(personDatabaseName(session.userId), 'drafts'),
    rowsOf(personDatabaseName(session.userId), 'outbox'),
  ]);
  const sources = {
    records: { all: async () => (documents as RecordDocument[]).map(toRecord) },
    keeper: { all: async () => draftsOf(drafts as DraftRow[], session.userId) },
    outbox: { liveUnsent: () => liveValue(outbox as OutboxItem[]) },
    askServer: async () => ({ notInThisFile: NOT_IN_THIS_FILE }),
  };
  const account = { id: session.userId, username: session.username };
  return gatherExport(sources, { exportedAt: now, account });
}

/** Saves the words as an export file, which another browser can import. */
export function saveWords(words: DeviceExport, day: string): void {
  saveFile(exportFileName(day), new Blob([exportText(words)], { type: 'application/json' }));
}

interface DraftRow {
  readonly key: string;
  readonly value: unknown;
}

/** The drafts of every tab, and what closing pages left in local storage. */
function draftsOf(rows: readonly DraftRow[], personId: string): DraftRow[] {
  const written = rows.map(({ key, value }) => ({
    key: key.slice(0, key.lastIndexOf('#')),
    value,
  }));
  return [...allUnloadDrafts(personId).found(), ...written];
}

/** An app lock sealed this row, and only a browser that opens the lock reads it (I9). */
export class LockedError extends Error {
  override readonly name = 'LockedError';
}

async function rowsOf(name: string, store: string): Promise<unknown[]> {
  const database = await openExisting(name);
  if (!database?.objectStoreNames.contains(store)) {
    database?.close();
    return [];
  }
  try {
    const rows: unknown[] = await outcome(database.transaction(store).objectStore(store).getAll());
    if (rows.some(isSealed)) throw new LockedError('These rows are sealed.');
    return rows;
  } finally {
    database.close();
  }
}

/** A database as it is; undefined where there is none, and none is made. */
async function openExisting(name: string): Promise<IDBDatabase | undefined> {
  const opening = indexedDB.open(name);
  let isNew = false;
  opening.onupgradeneeded = () => {
    isNew = true;
    opening.transaction?.abort();
  };
  try {
    return await outcome(opening);
  } catch (error) {
    if (isNew) return undefined;
    throw error;
  }
}

function outcome<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
