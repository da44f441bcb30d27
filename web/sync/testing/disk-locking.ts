import { sealRows, unsealRows } from '../../person/lock/rewrite-rows';
import { openPersonStore } from '../../person/open-person-store';
import { openDevice } from '../../records/storage/device';
import type { IndexedDb } from '../../records/storage/indexed-db';
import { rowSeal } from '../../records/storage/row-seal';
import { rawRows } from '../../records/testing/raw-rows';
import { crashingIndexedDb } from './crashing-indexed-db';
import type { Process } from './crashing-storage';

const DATA_KEY = new Uint8Array(32).fill(3);
const PERSON = 'anna';
const TABLES = ['drafts', 'recordings', 'recordingChunks', 'outbox', 'answers'];

/** The app lock of the person on one device, with its states as the row of a lock has them. Tabs are closed while it changes. */
export class DiskLocking {
  #state: 'none' | 'turning-on' | 'on' | 'turning-off' = 'none';

  constructor(private readonly idb: IndexedDb) {}

  /** The disk as a process has it once the person has unlocked: what a kill left half done is done first. */
  async unlock(process: Process): Promise<IndexedDb> {
    const idb = crashingIndexedDb(this.idb, process);
    if (this.#state === 'turning-on') {
      await sealRows(PERSON, { ...idb, seal: rowSeal(DATA_KEY, true) });
      this.#state = 'on';
    }
    if (this.#state === 'turning-off') {
      await unsealRows(PERSON, { ...idb, seal: rowSeal(DATA_KEY, false) });
      this.#state = 'none';
    }
    return this.#state === 'on' ? { ...idb, seal: rowSeal(DATA_KEY, true) } : idb;
  }

  /** Turns the lock on, or off where it is. The process may die over it. */
  async turn(process: Process): Promise<void> {
    await this.unlock(process);
    this.#state = this.#state === 'on' ? 'turning-off' : 'turning-on';
    await this.unlock(process);
    await this.#checkRows();
  }

  /** Throws unless what is locked is refused to whoever has no key. False where nothing is locked. */
  async checkRefused(): Promise<boolean> {
    const isThere = (await this.idb.indexedDB.databases()).some(
      ({ name }) => name === `desk-${PERSON}`,
    );
    if (this.#state !== 'on' || !isThere) return false;
    const surroundings = { now: () => 0, utcOffsetMinutes: () => 0, randomId: () => 'locked' };
    const device = openDevice({ randomId: surroundings.randomId, idb: this.idb });
    const opening = openPersonStore({ personId: PERSON, device, surroundings, idb: this.idb });
    const code = await opening.then(
      () => 'opened',
      (error: { code?: string }) => error.code,
    );
    if (code !== 'LOCKED') throw new Error(`Without the key the databases say ${code}`);
    return true;
  }

  /** Throws where a row does not stand as the lock says. */
  async #checkRows(): Promise<void> {
    const names = (await this.idb.indexedDB.databases()).flatMap(({ name }) => name ?? []);
    const log = names.find(
      (name) => name.startsWith(`rxdb-dexie-records-${PERSON}--`) && name.endsWith('--records'),
    );
    const found = [
      ...(names.includes(`desk-${PERSON}`) ? TABLES.map((table) => [`desk-${PERSON}`, table]) : []),
      ...(log ? [[log, 'docs']] : []),
    ];
    for (const [database = '', table = ''] of found) {
      const rows = await rawRows(this.idb, database, table);
      const isWrong = rows.some((row) => 'sealed' in row !== (this.#state === 'on'));
      if (isWrong)
        throw new Error(`${table} has rows that are not as a lock that is ${this.#state}`);
    }
  }
}
