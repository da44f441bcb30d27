import { namedOnlyHere, namedRecordings } from '../media/named-recordings';
import { StoredMedia } from '../media/stored-media';
import { StoredMediaReplica } from '../media/stored-media-replica';
import type { Surroundings } from '../platform/surroundings';
import { StoredRecords, UNSYNCED } from '../records/records';
import type { Device } from '../records/storage/device';
import { browserIndexedDb, type IndexedDb } from '../records/storage/indexed-db';
import type { RecordQuery } from '../records/storage/prepared-query';
import { readAhead } from '../records/storage/read-ahead';
import { toRecord } from '../records/storage/record-document';
import { RecordLog } from '../records/storage/record-log';
import { type RecordStorage, reopenableDexieStorage } from '../records/storage/record-storage';
import { ResilientConnection } from '../records/storage/resilient-connection';
import type { PersonStore } from './contract';
import { PersonDatabase } from './person-database';
import { StoredReplica } from './stored-replica';

export interface OpenPersonStore {
  readonly personId: string;
  readonly device: Device;
  readonly surroundings: Surroundings;
  /** Where records are kept; IndexedDB if left out. A test may bring RxDB's memory storage. */
  readonly storage?: RecordStorage;
  /** The page's own if left out. Drafts and sync state are kept here, whatever `storage` is. */
  readonly idb?: IndexedDb;
  /**
   * Deletes cached public content where the disk has no room for words (F2). Resolves with whether less is
   * cached than before, and does not reject.
   */
  readonly dropSpare?: () => Promise<boolean>;
  /** What the first screen follows: read before the rest opens. */
  readonly ahead?: readonly RecordQuery[] | undefined;
  /** Whether other tabs of this browser hear of each change. True unless several devices share one process. */
  readonly multiInstance?: boolean;
}

/**
 * Opens one person's databases on this device: `records-<person>` and `desk-<person>`. Rejects with `LocalStoreError`
 * if they can't be opened even at the second try; where the first screen was read ahead, whatever is asked next does instead (P85).
 * The device is shared and stays open when the store is closed.
 */
export async function openPersonStore(options: OpenPersonStore): Promise<PersonStore> {
  const { personId, device, surroundings, multiInstance = true } = options;
  const idb = options.idb ?? browserIndexedDb();
  const own = { now: () => surroundings.now(), randomId: () => surroundings.randomId() };
  const database = new PersonDatabase(personId, idb, own, {
    dropSpare: options.dropSpare,
    // Not through `run`, which would ask for room again where this finds none.
    async readNamedOnlyHere() {
      const log = await store.connect();
      return namedOnlyHere((await log.query(UNSYNCED)).map(toRecord));
    },
  });
  // What was read ahead is of the first opening alone.
  let reading = readAhead(personId, idb, options.ahead ?? []);
  const store: ResilientConnection<RecordLog> = new ResilientConnection(
    async () => {
      const ahead = await reading;
      reading = Promise.resolve(undefined);
      const storage = options.storage ?? reopenableDexieStorage(idb);
      const checked = () => database.checked();
      return RecordLog.open(personId, storage, multiInstance, { checked, ahead });
    },
    () => database.makeRoom(),
  );
  const opening = store.run(async () => undefined);
  const close = async () => {
    await Promise.all([store.close(), database.close()]);
  };
  await Promise.all([opening, options.ahead ? database.openOrPeek() : database.open()]).catch(
    async (error: unknown) => {
      await close();
      throw error;
    },
  );
  const replica = new StoredReplica({ personId, store, database, device, surroundings });
  const records = new StoredRecords({
    store,
    device,
    surroundings,
    onWrite: () => replica.announceLocalWrite(),
  });
  const mediaReplica = new StoredMediaReplica({
    store: database.mediaStore,
    now: () => surroundings.now(),
    readNamed: () => namedRecordings(records, database.drafts),
    readHeldNames: async () => namedOnlyHere(await replica.heldRecords()),
  });
  const media = new StoredMedia({
    store: database.mediaStore,
    surroundings,
    onKeep: () => mediaReplica.announceKeep(),
  });
  return {
    personId,
    records,
    drafts: database.drafts,
    media,
    replica,
    mediaReplica,
    outbox: database.outbox,
    outboxReplica: database.outbox,
    answers: database.answers,
    close,
  };
}
