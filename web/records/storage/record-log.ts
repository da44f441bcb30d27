import { createRxDatabase, type MangoQuery, type RxCollection, type RxDatabase } from 'rxdb';
import type { DeviceRecord } from '../../../shared/records/record';
import type { ChangeDocuments, DecideDocument } from './change-documents';
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
  readonly #changeDocuments: ChangeDocuments;
  readonly collection: RecordCollection;

  private constructor(
    database: RxDatabase,
    collection: RecordCollection,
    changeDocuments: ChangeDocuments,
  ) {
    this.#database = database;
    this.#changeDocuments = changeDocuments;
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
      return new RecordLog(database, records as RecordCollection, storage.changeDocuments);
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  /** The records that exist among these, from the disk, not from a cache that another tab may have outrun. */
  async read(ids: readonly string[]): Promise<Map<string, DeviceRecord>> {
    const found = await this.collection.storageInstance.findDocumentsById([...ids], false);
    return new Map(found.map((document) => [document.id, toRecord(document)]));
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
   * Changes many records, each atomically, in one go. Resolves after all are on the disk; returns what the run of each that
   * counted said. Rejects with what a change throws; the others are written all the same. `foundBy`: what most of them were
   * found by, for speed.
   */
  async changeMany<Result>(
    changes: ReadonlyMap<string, Modify<Result>>,
    foundBy?: RecordQuery,
  ): Promise<Map<string, Result>> {
    const results = new Map<string, Result>();
    const failures: unknown[] = [];
    const decide: DecideDocument = (id, document) => {
      try {
        const outcome = changes.get(id)?.(document && toRecord(document));
        if (outcome === undefined) return undefined;
        results.set(id, outcome.result);
        return outcome.write && toDocument(outcome.write);
      } catch (error) {
        failures.push(error);
        return undefined;
      }
    };
    const request = {
      instance: this.collection.storageInstance.originalStorageInstance,
      token: this.#database.token,
      ids: [...changes.keys()],
      foundBy: foundBy && this.collection.find(foundBy).getPreparedQuery(),
    };
    await this.#changeDocuments(request, decide);
    if (failures.length > 0) throw failures[0];
    return results;
  }

  close(): Promise<unknown> {
    return this.#database.close();
  }
}
