import {
  createRxDatabase,
  type MangoQuery,
  type RxCollection,
  type RxDatabase,
  type RxDocumentData,
  type RxStorageWriteErrorConflict,
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
   * Changes many records, each atomically, in a few bulk operations. Resolves after all are on the disk; returns what
   * the run of each that counted said.
   */
  async changeMany<Result>(
    changes: ReadonlyMap<string, Modify<Result>>,
  ): Promise<Map<string, Result>> {
    const run = new ChangeRun(this.collection, changes);
    const stored = await this.#find([...changes.keys()]);
    const inserts: RecordDocument[] = [];
    const updates: Promise<unknown>[] = [];
    for (const id of changes.keys()) {
      const document = stored.get(id);
      const write = run.decide(id, document);
      if (!write) continue;
      if (document) updates.push(run.update(id, document));
      else inserts.push(toDocument(write));
    }
    await settle([...updates, run.insert(inserts)]);
    return run.results();
  }

  close(): Promise<unknown> {
    return this.#database.close();
  }

  async #find(ids: readonly string[]): Promise<Map<string, RxDocumentData<RecordDocument>>> {
    const found = await this.collection.storageInstance.findDocumentsById([...ids], false);
    return new Map(found.map((document) => [document.id, document]));
  }
}

/** One call of `changeMany`: runs the changes and remembers what the last run of each said. */
class ChangeRun<Result> {
  readonly #collection: RecordCollection;
  readonly #changes: ReadonlyMap<string, Modify<Result>>;
  readonly #results = new Map<string, Result>();
  readonly #failures: unknown[] = [];

  constructor(collection: RecordCollection, changes: ReadonlyMap<string, Modify<Result>>) {
    this.#collection = collection;
    this.#changes = changes;
  }

  /** Never throws: RxDB may still write a change whose modifier threw, after a batch-mate's conflict. */
  decide(id: string, document: RecordDocument | undefined): DeviceRecord | undefined {
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

  /** Queues the change of a stored document; RxDB runs all that are queued in one bulk write. */
  update(id: string, latest: RxDocumentData<RecordDocument>): Promise<unknown> {
    return this.#collection.incrementalWriteQueue.addWrite(latest, (document) => {
      const write = this.decide(id, withoutMeta(document));
      return write ? { ...document, ...toDocument(write) } : document;
    });
  }

  /** Inserts what is new. Where another write came first, the change runs on what that one stored. */
  async insert(documents: RecordDocument[]): Promise<void> {
    if (documents.length === 0) return;
    const { error: errors } = await this.#collection.bulkInsert(documents);
    await settle(
      errors.map((error) => {
        const stored = (error as RxStorageWriteErrorConflict<RecordDocument>).documentInDb;
        return stored === undefined ? Promise.reject(error) : this.update(error.documentId, stored);
      }),
    );
  }

  results(): Map<string, Result> {
    if (this.#failures.length > 0) throw this.#failures[0];
    return this.#results;
  }
}

function withoutMeta(document: RxDocumentData<RecordDocument>): RecordDocument {
  const { id, shelf, day, order, sync, changedAt, content } = document;
  return { id, shelf, day, order, sync, changedAt, content };
}

/** Waits for all to end before it rejects with the first failure: nothing is left running behind a caller's back. */
async function settle(promises: readonly Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(promises);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
