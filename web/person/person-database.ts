import { Dexie, type EntityTable } from 'dexie';
import { isGuest } from '../account/guest';
import { ANSWERS_TABLE, type AnswersDatabase, StoredAnswers } from '../answers/answers';
import type { Live } from '../live/live';
import { dropCopies, requeueUploaded } from '../media/copies';
import { MEDIA_TABLES, type MediaDatabase, type MediaStore } from '../media/recording-row';
import { OUTBOX_TABLE, type OutboxDatabase, StoredOutbox } from '../outbox/outbox';
import type { Surroundings } from '../platform/surroundings';
import type { Drafts } from '../records/contract';
import { dexieOptions, type IndexedDb } from '../records/storage/indexed-db';
import { liveRead } from '../records/storage/live-read';
import { peek } from '../records/storage/peek';
import { ResilientConnection } from '../records/storage/resilient-connection';
import { checkSeal, SEAL_KEY } from '../records/storage/seal-mark';
import { type DraftRow, StoredDrafts } from '../records/stored-drafts';
import type { SyncState } from './contract';
import { PERSON_VERSION } from './databases-as-made';

interface SyncRow extends SyncState {
  readonly key: 'state';
}

/** Any row of the table `sync`. */
interface Keyed {
  readonly key: string;
}

type PersonTables = Omit<MediaDatabase, 'sync'> &
  OutboxDatabase &
  AnswersDatabase & {
    readonly drafts: EntityTable<DraftRow, 'key'>;
    readonly sync: EntityTable<SyncRow, 'key'>;
  };

const UNSYNCED: SyncState = {
  epoch: null,
  checkpoint: 0,
  plan: null,
  initialPullDone: false,
  lastSyncedAt: null,
};

/** No server has anything of a guest, or a plan for them: what a free account may do holds at once (P62). */
const GUEST: SyncState = { ...UNSYNCED, plan: 'free', initialPullDone: true };

/** What a person’s database may drop on a full disk. Where the records are not known either, no copy of a recording. */
interface Spare {
  /** Deletes cached public content. Resolves with whether less is cached than before, and does not reject. */
  readonly dropSpare?: (() => Promise<boolean>) | undefined;
  /** The recordings that only records name which the server has not. */
  readonly readNamedOnlyHere?: () => Promise<ReadonlySet<string>>;
}

/**
 * The database `desk-<person>`: unsaved writing, voice recordings, what waits for others to read, kept answers, and what
 * the replication loop knows between runs.
 */
export class PersonDatabase {
  readonly #state: Live<SyncState>;
  /** As it was read last: the same object until something is different, for which alone screens are drawn again. */
  #known: SyncState | undefined;
  readonly #store: ResilientConnection<{ database: PersonTables; close(): Promise<void> }>;
  readonly #spare: Spare;
  readonly #idb: IndexedDb;
  readonly #name: string;
  /** Open for what was read of it so far: Dexie has yet to check the seal. */
  #isPeeked = false;
  readonly #unsynced: SyncState;
  readonly drafts: Drafts;
  readonly outbox: StoredOutbox;
  readonly answers: StoredAnswers;

  constructor(
    personId: string,
    idb: IndexedDb,
    { now, randomId }: Pick<Surroundings, 'now' | 'randomId'>,
    spare: Spare = {},
  ) {
    this.#idb = idb;
    this.#name = `desk-${personId}`;
    this.#spare = spare;
    this.#unsynced = isGuest(personId) ? GUEST : UNSYNCED;
    this.#store = new ResilientConnection(
      async () => {
        const database = new Dexie(this.#name, dexieOptions(idb)) as PersonTables;
        // Dexie adds the tables that an older version has not.
        database.version(PERSON_VERSION).stores({
          drafts: 'key',
          sync: 'key',
          ...MEDIA_TABLES,
          ...OUTBOX_TABLE,
          ...ANSWERS_TABLE,
        });
        await database.open();
        const state = await checkSeal(database, idb, 'state');
        this.#isPeeked = false;
        this.#know(state as SyncRow | undefined);
        return { database, close: async () => database.close() };
      },
      () => this.makeRoom(),
    );
    const read = liveRead(this.#store, ({ database }) => this.#readState(database));
    this.#state = { get: () => this.#known, subscribe: read.subscribe };
    this.drafts = new StoredDrafts(this.#store, randomId(), now);
    this.outbox = new StoredOutbox(this.#store, { now, randomId });
    this.answers = new StoredAnswers(this.#store);
  }

  /** Where voice recordings are kept. */
  get mediaStore(): MediaStore {
    return this.#store;
  }

  /**
   * Drops what can be spared, then copies of recordings that the server has and keeps (V10). False if there is none of
   * either, or the disk refuses even that.
   */
  async makeRoom(): Promise<boolean> {
    const { dropSpare, readNamedOnlyHere } = this.#spare;
    if (await dropSpare?.()) return true;
    if (!readNamedOnlyHere) return false;
    try {
      const namedOnlyHere = await readNamedOnlyHere();
      return await dropCopies((await this.#store.connect()).database, namedOnlyHere);
    } catch {
      return false;
    }
  }

  /** Recordings that the server had under another epoch wait to be sent again, or those that are named again (V22). */
  requeueUploaded(named?: ReadonlySet<string>): Promise<void> {
    return this.#store.run(({ database }) => requeueUploaded(database, named));
  }

  /** Opens the database. The state is known from then on. */
  open(): Promise<void> {
    return this.#store.run(async () => undefined);
  }

  /** As `open`; where the database is as this version makes it, and no row is sealed, Dexie opens it with the first use. */
  async openOrPeek(): Promise<void> {
    const rows = this.#idb.seal ? undefined : await this.#peek().catch(() => undefined);
    if (!rows || rows.some(({ key }) => key === SEAL_KEY)) return this.open();
    this.#isPeeked = true;
    this.#know(rows.find(({ key }) => key === 'state') as SyncRow | undefined);
  }

  /** Resolves once the seal is checked: where it was only read, Dexie opens the database now (I3). */
  async checked(): Promise<void> {
    if (!this.#isPeeked) return;
    const connection = this.#store.connect();
    await connection.catch((error: unknown) => {
      // The next call opens another connection.
      this.#store.discard(connection);
      throw error;
    });
  }

  readState(): Promise<SyncState> {
    return this.#store.run(({ database }) => this.#readState(database));
  }

  /** Changes the state in a transaction of its own; undefined leaves it. Returns whether it was written. */
  changeState(change: (state: SyncState) => SyncState | undefined): Promise<boolean> {
    return this.#store.run(({ database }) =>
      database.transaction('rw', database.sync, async () => {
        const next = change(await this.#readState(database));
        if (next === undefined) return false;
        await database.sync.put({ key: 'state', ...next });
        return true;
      }),
    );
  }

  /** The state as it changes, by whichever tab or worker; known as soon as it was read once. One for all who watch it. */
  liveState(): Live<SyncState> {
    return this.#state;
  }

  close(): Promise<void> {
    return this.#store.close();
  }

  /** What stands in the table `sync`; undefined where Dexie has to open the database first, to make or to change it. */
  async #peek(): Promise<readonly Keyed[] | undefined> {
    const [rows] = await peek(this.#idb, this.#name, (database) =>
      database.version === PERSON_VERSION * 10
        ? [database.transaction('sync').objectStore('sync').getAll()]
        : [],
    );
    return rows as readonly Keyed[] | undefined;
  }

  async #readState(database: PersonTables): Promise<SyncState> {
    return this.#know(await database.sync.get('state'));
  }

  #know(row: SyncRow | undefined): SyncState {
    const { key: _key, ...state } = row ?? { key: 'state', ...this.#unsynced };
    if (JSON.stringify(state) !== JSON.stringify(this.#known)) this.#known = state;
    return this.#known ?? state;
  }
}
