import {
  type BulkWriteRow,
  createRxDatabase,
  type MangoQuery,
  type RxCollection,
  type RxDatabase,
  type RxDocumentData,
  type RxStorageWriteError,
} from 'rxdb';
import type { DeviceRecord } from '../../../shared/records/record';
import { type RecordDocument, recordSchema, toDocument, toRecord } from './record-document';
import { type RecordStorage, underOwnName } from './record-storage';

export type RecordCollection = RxCollection<RecordDocument>;
export type RecordQuery = MangoQuery<RecordDocument>;

/**
 * A change of one record: what to store (undefined: nothing) and what the caller wants to know. Pure, because it runs
 * again whenever another write came first.
 */
export type Modify<Result> = (current: DeviceRecord | undefined) => {
  readonly write: DeviceRecord | undefined;
  readonly result: Result;
};

/** The one collection of a person's records: reads, and atomic read-modify-writes. Knows no rules. */
export class RecordLog {
  readonly #database: RxDatabase;
  readonly collection: RecordCollection;

  private constructor(database: RxDatabase, collection: RecordCollection) {
    this.#database = database;
    this.collection = collection;
  }

  /** Opens `records-<person>` on a storage. `multiInstance` tells other tabs of each change. */
  static async open(
    personId: string,
    storage: RecordStorage,
    multiInstance: boolean,
  ): Promise<RecordLog> {
    const database = await createRxDatabase({
      name: `records-${personId}`,
      storage: underOwnName(storage),
      multiInstance,
      eventReduce: true,
    });
    try {
      const { records } = await database.addCollections({ records: { schema: recordSchema } });
      return new RecordLog(database, records as RecordCollection);
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  /** The records that exist among these, from the disk, not from a cache that another tab may have outrun. */
  async read(ids: readonly string[]): Promise<Map<string, DeviceRecord>> {
    const documents = await this.#find(ids);
    return new Map([...documents].map(([id, document]) => [id, toRecord(document)]));
  }

  /** What a query finds, from the disk as well. */
  async query(query: RecordQuery): Promise<RecordDocument[]> {
    const prepared = this.collection.find(query).getPreparedQuery();
    return (await this.collection.storageInstance.query(prepared)).documents;
  }

  /** Changes one record in one atomic read-modify-write. */
  async change<Result>(id: string, modify: Modify<Result>): Promise<Result> {
    const results = await this.changeMany(new Map([[id, modify]]));
    return results.get(id) as Result;
  }

  /**
   * Changes many records, each atomically, in one bulk write, and once more those that another write came before. Resolves
   * after all are on the disk; returns what the run of each that counted said.
   */
  async changeMany<Result>(
    changes: ReadonlyMap<string, Modify<Result>>,
  ): Promise<Map<string, Result>> {
    const run = new ChangeRun(changes);
    let stored = await this.#find([...changes.keys()]);
    for (let left = [...changes.keys()]; left.length > 0; left = [...stored.keys()]) {
      stored = await this.#write(run.rowsFor(left, stored));
    }
    return run.results();
  }

  close(): Promise<unknown> {
    return this.#database.close();
  }

  async #find(ids: readonly string[]): Promise<Stored> {
    const found = await this.collection.storageInstance.findDocumentsById([...ids], false);
    return new Map(found.map((document) => [document.id, document]));
  }

  /** Writes over what was read; returns what is stored where that was another document by then. */
  async #write(rows: BulkWriteRow<RecordDocument>[]): Promise<Stored> {
    if (rows.length === 0) return new Map();
    const { error: errors } = await this.collection.storageInstance.bulkWrite(rows, 'change');
    return new Map(errors.map((error) => [error.documentId, documentInTheWay(error)]));
  }
}

type Stored = ReadonlyMap<string, RxDocumentData<RecordDocument>>;

function documentInTheWay(
  error: RxStorageWriteError<RecordDocument>,
): RxDocumentData<RecordDocument> {
  if (error.status !== 409) throw error;
  return error.documentInDb;
}

/** One call of `changeMany`: runs the changes and remembers what the last run of each said. */
class ChangeRun<Result> {
  readonly #changes: ReadonlyMap<string, Modify<Result>>;
  readonly #results = new Map<string, Result>();
  readonly #failures: unknown[] = [];

  constructor(changes: ReadonlyMap<string, Modify<Result>>) {
    this.#changes = changes;
  }

  /** What to write over the stored documents. One change that throws does not keep the others from being written. */
  rowsFor(ids: readonly string[], stored: Stored): BulkWriteRow<RecordDocument>[] {
    return ids.flatMap((id) => {
      const previous = stored.get(id);
      const write = this.#decide(id, previous);
      if (!write) return [];
      const document = { ...(previous ?? NEW_DOCUMENT), ...toDocument(write) };
      return [previous ? { previous, document } : { document }];
    });
  }

  #decide(id: string, document: RecordDocument | undefined): DeviceRecord | undefined {
    try {
      const outcome = this.#changes.get(id)?.(document && toRecord(document));
      if (outcome === undefined) return undefined;
      this.#results.set(id, outcome.result);
      return outcome.write;
    } catch (error) {
      this.#failures.push(error);
      return undefined;
    }
  }

  results(): Map<string, Result> {
    if (this.#failures.length > 0) throw this.#failures[0];
    return this.#results;
  }
}

/** What RxDB keeps of each document; it fills in the revision and the time as it writes. */
const NEW_DOCUMENT = { _deleted: false, _attachments: {}, _meta: { lwt: 1 }, _rev: '' };
