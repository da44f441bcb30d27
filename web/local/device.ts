import { type DeviceStore, deviceStore, type Fact } from './device-database';
import { browserIndexedDb, type IndexedDb } from './indexed-db';

/** Who is signed in on this device, as the page's session says; a worker can't read the page's storage. */
export interface SignedIn {
  readonly userId: string;
  readonly username: string;
}

/** What this device is, whoever uses it. One small database, shared by all tabs and the worker. */
export interface Device {
  /**
   * Names this device in version vectors. Random; another one once a person's databases have left the device, because
   * what is written here from then on has not seen what was in them.
   */
  readonly id: string;
  /**
   * Takes `count` dots in a row, all greater than `above`, and returns the first. They are on the disk as taken before
   * this resolves: no tab, no later start of the program gets one of them again. Rejects once the disk does not know
   * this device any more, because its data was cleared: which dots were taken is forgotten then.
   */
  takeDots(count: number, above?: number): Promise<number>;
  readName(): Promise<string | null>;
  writeName(name: string): Promise<void>;
  readSignedIn(): Promise<SignedIn | null>;
  writeSignedIn(signedIn: SignedIn | null): Promise<void>;
  close(): Promise<void>;
}

/** Dots reserved at once, so that not every save waits for a write of its own. Unused ones are forgone. */
const RESERVED_DOTS = 64;

/** Opens the `device` database; makes the device's id if it has none. Rejects with `LocalStoreError`. */
export async function openDevice(options: {
  readonly randomId: () => string;
  readonly idb?: IndexedDb;
}): Promise<Device> {
  let device: StoredDevice | undefined;
  const facts = new Facts(options.idb ?? browserIndexedDb(), () => device?.forgoDots());
  const id = await facts.update('id', (known) => known ?? options.randomId());
  device = new StoredDevice(String(id), facts);
  return device;
}

class StoredDevice implements Device {
  readonly #facts: Facts;
  #next = 1;
  #end = 1;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(
    readonly id: string,
    facts: Facts,
  ) {
    this.#facts = facts;
  }

  takeDots(count: number, above = 0): Promise<number> {
    const taken = this.#turn.then(() => this.#take(count, above));
    this.#turn = taken.catch(() => undefined);
    return taken;
  }

  /** The disk may be another one when it is reached again. */
  forgoDots(): void {
    this.#next = this.#end;
  }

  async readName(): Promise<string | null> {
    return ((await this.#facts.read('name')) as string | undefined) ?? null;
  }

  async writeName(name: string): Promise<void> {
    await this.#facts.update('name', () => name);
  }

  async readSignedIn(): Promise<SignedIn | null> {
    return ((await this.#facts.read('signedIn')) as SignedIn | undefined) ?? null;
  }

  async writeSignedIn(signedIn: SignedIn | null): Promise<void> {
    await this.#facts.update('signedIn', () => signedIn);
  }

  close(): Promise<void> {
    return this.#facts.close();
  }

  async #take(count: number, above: number): Promise<number> {
    if (this.#next <= above || this.#end - this.#next < count) await this.#reserve(count, above);
    const first = this.#next;
    this.#next += count;
    return first;
  }

  async #reserve(count: number, above: number): Promise<void> {
    const size = Math.max(count, RESERVED_DOTS);
    const last = await this.#facts.update(
      'dots',
      (taken) => Math.max(Number(taken ?? 0), above) + size,
      this.id,
    );
    this.#end = Number(last) + 1;
    this.#next = this.#end - size;
  }
}

/** The facts of the `device` database. */
class Facts {
  readonly #store: DeviceStore;

  constructor(idb: IndexedDb, onClose: () => void) {
    this.#store = deviceStore(idb, onClose);
  }

  read(key: Fact['key']): Promise<unknown> {
    return this.#store.run(async ({ database }) => (await database.facts.get(key))?.value);
  }

  /**
   * Replaces one fact in a transaction of its own and returns the new value. With `ofDevice` it rejects unless the facts
   * are that device's.
   */
  update(
    key: Fact['key'],
    change: (value: unknown) => unknown,
    ofDevice?: string,
  ): Promise<unknown> {
    return this.#store.run(({ database }) =>
      database.transaction('rw', database.facts, async () => {
        const id = (await database.facts.get('id'))?.value;
        if (ofDevice !== undefined && id !== ofDevice) throw new Error('The data was cleared.');
        const known = (await database.facts.get(key))?.value;
        const value = change(known);
        // Nothing new needs no space: what is here is read and heard on a full disk too.
        if (value !== known) await database.facts.put({ key, value });
        return value;
      }),
    );
  }

  close(): Promise<void> {
    return this.#store.close();
  }
}
