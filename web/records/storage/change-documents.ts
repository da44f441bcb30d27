import {
  createRevision,
  type EventBulk,
  now,
  type PreparedQuery,
  type RxStorageChangeEvent,
  type RxStorageInstance,
} from 'rxdb';
import type { RxStorageInstanceDexie } from 'rxdb/plugins/storage-dexie';
import { type Opened, readRange } from './read-range';
import type { RecordDocument } from './record-document';
import { fromRow, type StoredDocument, type StoredRow, toRow } from './stored-row';

/** What to store in the place of a document; undefined for nothing. Pure; never throws. */
export type DecideDocument = (
  id: string,
  current: StoredDocument | undefined,
) => RecordDocument | undefined;

// biome-ignore lint/suspicious/noExplicitAny: RxDB's own type of any storage's instance.
export type RecordInstance = RxStorageInstance<RecordDocument, any, any>;

/** Which documents are changed, and by whom. */
export interface ChangeRequest {
  readonly instance: RecordInstance;
  /** Names the writer in revisions. */
  readonly token: string;
  readonly ids: readonly string[];
  /** What most of them were found by: one read of a range takes less than a read of each. */
  readonly foundBy?: PreparedQuery<RecordDocument> | undefined;
  /** Whether hardly any of them is stored: adding them takes less than looking for them. */
  readonly areNew?: boolean | undefined;
}

/** Reads documents, decides on each and writes. Resolves when all are on the disk and RxDB was told. */
export type ChangeDocuments = (request: ChangeRequest, decide: DecideDocument) => Promise<void>;

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
export const changeInOneTransaction: ChangeDocuments = async (request, decide) => {
  const instance = request.instance as unknown as DexieInstance;
  const opened = await instance.internals;
  const { dexieDb, dexieTable } = opened;
  const changes = await dexieDb.transaction('rw', dexieTable, async ({ idbtrans }) => {
    const added = request.areNew ? await addNew(opened, idbtrans, request, decide) : [];
    const done = new Set(added.map(({ document }) => document.id));
    const ids = request.ids.filter((id) => !done.has(id));
    return added.concat(await replace(opened, { ...request, ids }, decide));
  });
  if (changes.length > 0) instance.changes$.next(toldOf(changes));
};

/** Adds those that are not there, and returns them. Dexie's `bulkAdd` throws where one is, and is more code. */
async function addNew(
  { dexieTable }: Opened,
  trans: IDBTransaction,
  { ids, token }: ChangeRequest,
  decide: DecideDocument,
): Promise<StoredChange[]> {
  const decided = ids.flatMap((id) => changeOf(undefined, decide(id, undefined), token));
  const values = decided.map(({ document }) => toRow(document));
  const { failures } = await dexieTable.core.mutate({ type: 'add', trans, values });
  return decided.filter((_, at) => !(at in failures));
}

async function replace(
  opened: Opened,
  request: ChangeRequest,
  decide: DecideDocument,
): Promise<StoredChange[]> {
  const stored = await readStored(opened, request);
  const decided = request.ids.flatMap((id) => {
    const previous = stored.get(id);
    return changeOf(previous, decide(id, previous), request.token);
  });
  const written = decided.map(({ document }) => toRow(document));
  if (written.length > 0) await opened.dexieTable.bulkPut(written);
  return decided;
}

async function readStored(
  opened: Opened,
  { ids, foundBy }: ChangeRequest,
): Promise<Map<string, StoredDocument>> {
  const found = foundBy ? await readRange(opened, foundBy) : [];
  const stored = new Map(found.map((row) => documentById(row as StoredRow)));
  const others: unknown[] = await opened.dexieTable.bulkGet(ids.filter((id) => !stored.has(id)));
  for (const row of others.filter((one) => one !== undefined)) {
    stored.set(...documentById(row as StoredRow));
  }
  return stored;
}

function documentById(row: StoredRow): [string, StoredDocument] {
  return [row.id, fromRow(row)];
}

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
