import { type Dot, entryOf } from '../../../shared/domain/version-vector';
import { LIMITS } from '../../../shared/protocol/limits';
import type { VersionVector } from '../../../shared/records/record';
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
   * what is written here from then on has not seen what was in them, and once its dots are used up (P44). Empty until
   * `ready` has resolved once.
   */
  readonly id: string;
  /** Makes the device's id if it has none. Rejects with `LocalStoreError`; the next call tries again. */
  ready(): Promise<void>;
  /**
   * Takes `count` dots in a row, all greater than what `seen` have of this device, and returns the first. They are on the
   * disk as taken before this resolves: no tab, no later start of the program gets one of them again. Where they would pass
   * the bound of a dot they are the first of another id. Rejects once the disk does not know this device any more, because
   * its data was cleared: which dots were taken is forgotten then.
   */
  takeDots(count: number, seen?: readonly VersionVector[]): Promise<Dot>;
  /**
   * Takes one dot of those that the disk has as taken already, as `takeDots` does, but at once: inside a transaction there is no
   * time to wait. Undefined where none is left above what `seen` have; `reserveDots` brings more.
   */
  takeReservedDot(seen: readonly VersionVector[]): Dot | undefined;
  /** Resolves once there are dots above what `seen` have that can be taken at once. Rejects as `takeDots` does. */
  reserveDots(seen: readonly VersionVector[]): Promise<void>;
  readName(): Promise<string | null>;
  writeName(name: string): Promise<void>;
  readSignedIn(): Promise<SignedIn | null>;
  writeSignedIn(signedIn: SignedIn | null): Promise<void>;
  /** The person who signed out here while their session may still be open on the server. */
  readPendingLogout(): Promise<string | null>;
  /** That session has ended. The note of another person stays. */
  forgetPendingLogout(personId: string): Promise<void>;
  close(): Promise<void>;
}

/** Dots reserved at once, so that not every save waits for a write of its own. Unused ones are forgone. */
const RESERVED_DOTS = 64;

/**
 * The device. Its database, `device`, opens at the first question: a page that only reads does not wait for it. `id` is the id
 * that was read together with who is signed in (P83); left out, it is read first.
 */
export function openDevice(options: {
  readonly randomId: () => string;
  readonly idb?: IndexedDb;
  readonly id?: string | undefined;
}): Device {
  return new StoredDevice(options);
}

class StoredDevice implements Device {
  readonly #facts: Facts;
  readonly #randomId: () => string;
  /** Empty until it is read. No dot is given under that. */
  #id: string;
  #next = 1;
  #end = 1;
  #turn: Promise<unknown> = Promise.resolve();

  constructor({ idb = browserIndexedDb(), randomId, id = '' }: Parameters<typeof openDevice>[0]) {
    this.#id = id;
    this.#facts = new Facts(idb, () => this.forgoDots());
    this.#randomId = randomId;
  }

  get id(): string {
    return this.#id;
  }

  async ready(): Promise<void> {
    if (this.#id) return;
    // What is only read does not wait for the disk as a write does.
    const known = await this.#facts.read('id');
    const id = known ?? (await this.#facts.update('id', (other) => other ?? this.#randomId()));
    this.#id ||= String(id);
  }

  takeDots(count: number, seen: readonly VersionVector[] = []): Promise<Dot> {
    return this.#inTurn(async () => {
      await this.ready();
      for (;;) {
        // Another may take of what was reserved before this goes on.
        const dot = this.#takeReserved(count, seen);
        if (dot) return dot;
        await this.#reserve(count, seen);
      }
    });
  }

  takeReservedDot(seen: readonly VersionVector[]): Dot | undefined {
    return this.#takeReserved(1, seen);
  }

  reserveDots(seen: readonly VersionVector[]): Promise<void> {
    return this.#inTurn(async () => {
      await this.ready();
      if (!this.#has(1, seen)) await this.#reserve(1, seen);
    });
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

  async readPendingLogout(): Promise<string | null> {
    return ((await this.#facts.read('logoutPending')) as string | undefined) ?? null;
  }

  async forgetPendingLogout(personId: string): Promise<void> {
    await this.#facts.update('logoutPending', (noted) => (noted === personId ? null : noted));
  }

  close(): Promise<void> {
    return this.#facts.close();
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  #takeReserved(count: number, seen: readonly VersionVector[]): Dot | undefined {
    if (!this.#has(count, seen)) return undefined;
    const dot = this.#next;
    this.#next += count;
    return { deviceId: this.#id, dot };
  }

  #has(count: number, seen: readonly VersionVector[]): boolean {
    return this.#end - this.#next >= count && this.#next > newestOf(seen, this.#id);
  }

  async #reserve(count: number, seen: readonly VersionVector[]): Promise<void> {
    const size = Math.max(count, RESERVED_DOTS);
    const { id, dots } = await this.#facts.reserve(this.#id, (known) => {
      const last = Math.max(known.dots, newestOf(seen, known.id)) + size;
      // Somebody may have planted a dot: one device's numbers are used up then, another's are not (P44).
      return last <= LIMITS.dot ? { ...known, dots: last } : { id: this.#randomId(), dots: size };
    });
    this.#id = id;
    this.#end = dots + 1;
    this.#next = this.#end - size;
  }
}

/** The newest dot of a device that any of these contains. */
function newestOf(versions: readonly VersionVector[], deviceId: string): number {
  return versions.reduce((most, version) => Math.max(most, entryOf(version, deviceId)), 0);
}

/** The name of a device in versions, and how many of its dots are taken. */
interface Counted {
  readonly id: string;
  readonly dots: number;
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
   * Changes which dots are taken, in a transaction of its own, and returns that; another id takes the place of the one
   * there. Rejects unless `of` is the id of this device, or one of its `formerIds`.
   */
  reserve(of: string, change: (known: Counted) => Counted): Promise<Counted> {
    return this.#store.run(({ database: { facts } }) =>
      facts.db.transaction('rw', facts, async () => {
        const [id, dots, former] = await facts.bulkGet(['id', 'dots', 'formerIds']);
        const known = { id: String(id?.value), dots: Number(dots?.value ?? 0) };
        const formerIds = (former?.value ?? []) as readonly string[];
        if (known.id !== of && !formerIds.includes(of)) throw new Error('The data was cleared.');
        const next = change(known);
        await facts.put({ key: 'dots', value: next.dots });
        if (next.id !== known.id) {
          await facts.put({ key: 'id', value: next.id });
          await facts.put({ key: 'formerIds', value: [...formerIds, known.id] });
        }
        return next;
      }),
    );
  }

  /** Replaces one fact in a transaction of its own and returns the new value. */
  update(key: Fact['key'], change: (value: unknown) => unknown): Promise<unknown> {
    return this.#store.run(({ database }) =>
      database.transaction('rw', database.facts, async () => {
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
