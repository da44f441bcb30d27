import { namedOnlyHere, namedRecordings } from '../media/named-recordings';
import { StoredMedia } from '../media/stored-media';
import { StoredMediaReplica } from '../media/stored-media-replica';
import type { Surroundings } from '../platform/surroundings';
import { StoredRecords, UNSYNCED } from '../records/records';
import type { Device } from '../records/storage/device';
import { browserIndexedDb, type IndexedDb } from '../records/storage/indexed-db';
import { toRecord } from '../records/storage/record-document';
import { RecordLog } from '../records/storage/record-log';
import { type RecordStorage, reopenableDexieStorage } from '../records/storage/record-storage';
import { Reopening } from '../records/storage/reopening';
import type { PersonStore } from './contract';
import { Desk } from './desk';
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
   * Drops something that is nobody's own where there is no room for words (F2), and resolves with whether there was any. Never
   * rejects.
   */
  readonly dropSpare?: () => Promise<boolean>;
  /** Whether other tabs of this browser hear of each change. True unless several devices share one process. */
  readonly multiInstance?: boolean;
}

/**
 * Opens one person's databases on this device: `records-<person>` and `desk-<person>`. Rejects with `LocalStoreError`
 * if they can't be opened even at the second try. The device is shared and stays open when the store is closed.
 */
export async function openPersonStore(options: OpenPersonStore): Promise<PersonStore> {
  const { personId, device, surroundings, multiInstance = true } = options;
  const idb = options.idb ?? browserIndexedDb();
  const store: Reopening<RecordLog> = new Reopening(
    () => RecordLog.open(personId, options.storage ?? reopenableDexieStorage(idb), multiInstance),
    () => desk.makeRoom(),
  );
  const own = { now: () => surroundings.now(), randomId: () => surroundings.randomId() };
  const desk = new Desk(personId, idb, own, {
    dropSpare: options.dropSpare,
    // Not through `run`, which would ask for room again where this finds none.
    async readNamedOnlyHere() {
      const log = await store.connect();
      return namedOnlyHere((await log.query(UNSYNCED)).map(toRecord));
    },
  });
  const replica = new StoredReplica({ personId, store, desk, device, surroundings });
  const records = new StoredRecords({
    store,
    device,
    surroundings,
    onWrite: () => replica.announceLocalWrite(),
  });
  const mediaReplica = new StoredMediaReplica({
    store: desk.mediaStore,
    now: () => surroundings.now(),
    readNamed: () => namedRecordings(records, desk.drafts),
    readHeldNames: async () => namedOnlyHere(await replica.heldRecords()),
  });
  const media = new StoredMedia({
    store: desk.mediaStore,
    surroundings,
    onKeep: () => mediaReplica.announceKeep(),
  });
  // Every screen asks for it: watched all along, it is there before the first is drawn.
  const endWatch = desk.liveState().subscribe(() => undefined);
  const close = async () => {
    endWatch();
    await Promise.all([store.close(), desk.close()]);
  };
  try {
    await Promise.all([store.run(async () => undefined), desk.readState()]);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    personId,
    records,
    drafts: desk.drafts,
    media,
    replica,
    mediaReplica,
    outbox: desk.outbox,
    outboxReplica: desk.outbox,
    answers: desk.answers,
    close,
  };
}
