import {
  createRevision,
  type EventBulk,
  now,
  type RxDocumentData,
  type RxStorageChangeEvent,
  type RxStorageInstance,
} from 'rxdb';
import {
  fromDexieToStorage,
  fromStorageToDexie,
  type RxStorageInstanceDexie,
} from 'rxdb/plugins/storage-dexie';
import type { RecordDocument } from './record-document';

export type StoredDocument = RxDocumentData<RecordDocument>;

/** What to store in the place of a document; undefined for nothing. Pure; never throws. */
export type DecideDocument = (
  id: string,
  current: StoredDocument | undefined,
) => RecordDocument | undefined;

// biome-ignore lint/suspicious/noExplicitAny: RxDB's own type of any storage's instance.
export type RecordInstance = RxStorageInstance<RecordDocument, any, any>;

/**
 * Reads documents of an instance, decides on each and writes. Resolves when all are on the disk and RxDB was told. `token` names
 * the writer in revisions.
 */
export type ChangeDocuments = (
  instance: RecordInstance,
  token: string,
  ids: readonly string[],
  decide: DecideDocument,
) => Promise<void>;

interface StoredChange {
  readonly previous?: StoredDocument;
  readonly document: StoredDocument;
}

type Told = EventBulk<RxStorageChangeEvent<RecordDocument>, unknown>;

/** What of its Dexie instance RxDB declares as private, too. */
interface DexieInstance {
  readonly internals: RxStorageInstanceDexie<RecordDocument>['internals'];
  readonly changes$: { next(told: Told): void };
}

/**
 * All in one transaction: no other write comes between, by whichever tab. RxDB's own bulk write reads what was read before it,
 * compares revisions, and opens the table of attachments, which is empty.
 */
export const changeInOneTransaction: ChangeDocuments = async (given, token, ids, decide) => {
  const instance = given as unknown as DexieInstance;
  const { dexieDb, dexieTable, booleanIndexes } = await instance.internals;
  const changes = await dexieDb.transaction('rw', dexieTable, async () => {
    const rows: unknown[] = await dexieTable.bulkGet([...ids]);
    const decided = ids.flatMap((id, at) => {
      const row = rows[at];
      const previous = row ? fromDexieToStorage<RecordDocument>(booleanIndexes, row) : undefined;
      return changeOf(previous, decide(id, previous), token);
    });
    const written = decided.map(({ document }) => fromStorageToDexie(booleanIndexes, document));
    if (written.length > 0) await dexieTable.bulkPut(written);
    return decided;
  });
  if (changes.length > 0) instance.changes$.next(toldOf(changes));
};

/** A document in the place of another, none where there is nothing to store. */
export function changeOf(
  previous: StoredDocument | undefined,
  document: RecordDocument | undefined,
  token: string,
): StoredChange[] {
  if (!document) return [];
  const meta = { _deleted: false, _attachments: {}, _meta: { lwt: now() } };
  const written = { ...document, ...meta, _rev: createRevision(token, previous) };
  return [{ document: written, ...(previous && { previous }) }];
}

let bulks = 0;
const ownBulks = crypto.randomUUID();

/** What RxDB's live queries, and its other tabs, hear of changes. */
function toldOf(changes: readonly StoredChange[]): Told {
  bulks += 1;
  const events = changes.map(eventOf);
  const { id, _meta } = changes.at(-1)?.document ?? {};
  return {
    id: `${ownBulks}${bulks}`,
    events,
    checkpoint: { id, lwt: _meta?.lwt },
    context: 'change',
  };
}

function eventOf({ previous, document }: StoredChange): RxStorageChangeEvent<RecordDocument> {
  const event = { documentId: document.id, documentData: document };
  return previous
    ? { ...event, operation: 'UPDATE', previousDocumentData: previous }
    : { ...event, operation: 'INSERT', previousDocumentData: undefined };
}
