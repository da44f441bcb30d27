import { createRxDatabase, type RxCollection, type RxDatabase } from 'rxdb';
import type { DeviceRecord } from '../../../shared/records/record';
import type { DecideDocument, RecordInstance } from './change-documents';
import { type Follower, followDocuments, type RxDbFollower } from './follow-documents';
import { jsonSchema, prepare, type RecordQuery } from './prepared-query';
import type { Ahead } from './read-ahead';
import { type RecordDocument, recordSchema, toDocument, toRecord } from './record-document';
import { COLLECTION, handOver, type RecordStorage } from './record-storage';
import type { StoredDocument } from './stored-row';

export type RecordCollection = RxCollection<RecordDocument>;

/**
 * A change of one record: what to store (undefined: nothing) and what the caller wants to know. Pure, because it runs
 * again whenever another write came first.
 */
export type Modify<Result> = (current: DeviceRecord | undefined) => {
  readonly write: DeviceRecord | undefined;
  readonly result: Result;
};

/** What is known of a log as it is opened. */
interface LogOpening {
  readonly checked?: () => Promise<unknown>;
  readonly ahead?: Ahead | undefined;
}

/** RxDB over the records of a person. */
interface Running {
  readonly database: RxDatabase;
  readonly collection: RecordCollection;
}

/**
 * The one collection of a person's records: reads, and atomic read-modify-writes. Knows no rules. What was read ahead is told at
 * once; all else is read as soon as its table is open. RxDB, which opens a database of its own first, comes with the first change
 * or behind the first live value.
 */
export class RecordLog {
  readonly #name: string;
  readonly #storage: RecordStorage;
  readonly #multiInstance: boolean;
  readonly #open: () => Promise<RecordInstance>;
  readonly #ahead: Ahead | undefined;
  #opened: Promise<RecordInstance> | undefined;
  #running: Promise<Running> | undefined;
  #isRunning = false;
  #isClosed = false;

  private constructor(
    [name, storage, multiInstance]: [string, RecordStorage, boolean],
    open: () => Promise<RecordInstance>,
    ahead: Ahead | undefined,
  ) {
    this.#name = name;
    this.#storage = storage;
    this.#multiInstance = multiInstance;
    this.#open = open;
    this.#ahead = ahead;
  }

  /**
   * Opens `records-<person>` on a storage. `multiInstance` tells other tabs of each change. `checked` resolves once the person's rows
   * may be read and written here: nothing is before. With `ahead`, Dexie opens only for what was not read ahead.
   */
  static async open(
    personId: string,
    storage: RecordStorage,
    multiInstance: boolean,
    { checked, ahead }: LogOpening = {},
  ): Promise<RecordLog> {
    const name = `records-${personId}`;
    const open = async () => {
      await checked?.();
      return storage.createStorageInstance<RecordDocument>({
        databaseInstanceToken: name,
        databaseName: name,
        collectionName: COLLECTION,
        schema: jsonSchema,
        options: {},
        multiInstance: false,
        devMode: false,
      });
    };
    const log = new RecordLog([name, storage, multiInstance], open, ahead);
    if (!ahead) await log.#instance();
    return log;
  }

  /** RxDB's collection, once it is up. */
  async collection(): Promise<RecordCollection> {
    return (await this.#run()).collection;
  }

  /** The records that exist among these, from the disk, not from a cache that another tab may have outrun. */
  async read(ids: readonly string[]): Promise<Map<string, DeviceRecord>> {
    const instance = await this.#instance();
    const found = await instance.findDocumentsById([...ids], false);
    return new Map(found.map((document) => [document.id, toRecord(document)]));
  }

  /** What a query finds, from the disk as well. */
  async query(query: RecordQuery): Promise<StoredDocument[]> {
    const instance = await this.#instance();
    return (await instance.query(prepare(query))).documents;
  }

  /** Tells what a query finds, at first and after each change. Returns the function that ends it. */
  followQuery(query: RecordQuery, follower: Follower): () => void {
    const read = () => this.#unlessRunning(async () => this.#takeAhead(query) ?? this.query(query));
    const subscribe = async ({ push, fail }: RxDbFollower) =>
      (await this.collection()).find(query).$.subscribe({
        next: (found) => push(found.map(({ _data }) => _data)),
        error: fail,
      });
    return followDocuments({ read, subscribe }, follower);
  }

  /** Tells the document of an id, if there is one, at first and after each change. Returns the function that ends it. */
  followOne(id: string, follower: Follower): () => void {
    const read = () =>
      this.#unlessRunning(async () => (await this.#instance()).findDocumentsById([id], false));
    const subscribe = async ({ push, fail }: RxDbFollower) =>
      (await this.collection()).findOne(id).$.subscribe({
        next: (found) => push(found ? [found._data] : []),
        error: fail,
      });
    return followDocuments({ read, subscribe }, follower);
  }

  /** Changes one record in one atomic read-modify-write. */
  async change<Result>(id: string, modify: Modify<Result>): Promise<Result> {
    const results = await this.changeMany(new Map([[id, modify]]));
    return results.get(id) as Result;
  }

  /**
   * Changes many records, each atomically, in one go. Resolves after all are on the disk; returns what the run of each that
   * counted said. Rejects with what a change throws; the others are written all the same. For speed: `foundBy`, what most of
   * them were found by; `areNew`, hardly any of them is here.
   */
  async changeMany<Result>(
    changes: ReadonlyMap<string, Modify<Result>>,
    {
      foundBy,
      areNew,
    }: { readonly foundBy?: RecordQuery; readonly areNew?: boolean | undefined } = {},
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
    const { database } = await this.#run();
    const request = {
      instance: await this.#instance(),
      token: database.token,
      ids: [...changes.keys()],
      foundBy: foundBy && prepare(foundBy),
      areNew,
    };
    await this.#storage.changeDocuments(request, decide);
    if (failures.length > 0) throw failures[0];
    return results;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const running = await this.#running?.catch(() => undefined);
    await running?.database.close();
    await (await this.#opened?.catch(() => undefined))?.close();
  }

  /** What was read ahead is told once: what comes later is read later. */
  #takeAhead(query: RecordQuery): readonly StoredDocument[] | undefined {
    const text = JSON.stringify(query);
    const documents = this.#ahead?.get(text);
    this.#ahead?.delete(text);
    return documents;
  }

  /** RxDB, once it is up, reads what it tells. */
  async #unlessRunning(read: () => Promise<readonly StoredDocument[]>) {
    return this.#isRunning ? undefined : read();
  }

  async #instance(): Promise<RecordInstance> {
    if (this.#isClosed) throw new Error('The record log was closed.');
    this.#opened ??= this.#open();
    return this.#opened;
  }

  #run(): Promise<Running> {
    this.#running ??= this.#start();
    return this.#running;
  }

  async #start(): Promise<Running> {
    const instance = await this.#instance();
    const database = await createRxDatabase({
      name: this.#name,
      storage: handOver(this.#storage, instance),
      multiInstance: this.#multiInstance,
      eventReduce: true,
    });
    try {
      const { records } = await database.addCollections({ [COLLECTION]: { schema: recordSchema } });
      this.#isRunning = true;
      return { database, collection: records as RecordCollection };
    } catch (error) {
      await database.close();
      throw error;
    }
  }
}
