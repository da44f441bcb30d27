import {
  type DeviceStore,
  deviceStore,
  type LockRow,
  type PasskeyWrap,
  type PinWrap,
} from '../../records/storage/device-database';
import { browserIndexedDb, type IndexedDb } from '../../records/storage/indexed-db';
import { rowSeal } from '../../records/storage/row-seal';
import { importKey } from '../sealed/seal';
import { keyPlace } from '../sealed/vault';
import { answered } from './no-answer';
import { askPasskey, type PasskeySecret } from './passkey';
import { openWithPin, STRETCH, type Stretch, wrapWithPin } from './pin-wrap';
import { waitAfter } from './waits';
import { deriveKey, makeBoundKey, openBytes, randomBytes, sealBytes } from './wrap-bytes';

type Bytes = Uint8Array<ArrayBuffer>;

/** What came of a try: the data key, or how long the lock screen must stand open before the next. */
export type Tried =
  | { readonly kind: 'open'; readonly dataKey: Bytes; readonly state: LockRow['state'] }
  | { readonly kind: 'wrong' | 'wait'; readonly waitMs: number };

export interface BeginLock {
  readonly pin: string;
  readonly minutesAway: LockRow['minutesAway'];
  /** The key that the server gives this device at sign-in. Left out for a guest: then there is no way back without the PIN. */
  readonly accountKey?: Bytes | undefined;
}

const DATA_KEY_BYTES = 32;

/**
 * The app lock of one person on this device: the row of the `device` database that holds its settings and the wraps of the data
 * key. Every method is one durable transaction of it.
 *
 *   (none) ──begin──▶ turning-on ──rows sealed──▶ on ──beginTurningOff──▶ turning-off ──rows opened──▶ (none)
 *
 * The key that the account's sign-in brought lies sealed under the data key for as long as the row is there (I13).
 */
export class AppLock {
  readonly #personId: string;
  readonly #store: DeviceStore;
  readonly #stretch: Stretch;

  /** `stretch` is for tests, which try many PINs. */
  constructor(personId: string, idb: IndexedDb = browserIndexedDb(), stretch = STRETCH) {
    this.#personId = personId;
    this.#stretch = stretch;
    this.#store = deviceStore(idb);
  }

  read(): Promise<LockRow | undefined> {
    return this.#store.run(({ database }) => database.locks.get(this.#personId));
  }

  /** Writes all wraps of a new data key before the first row is sealed with it (I16). */
  async begin({ pin, minutesAway, accountKey }: BeginLock): Promise<Bytes> {
    const personId = this.#personId;
    const dataKey = randomBytes(DATA_KEY_BYTES);
    const bound = await makeBoundKey();
    const row: LockRow = {
      personId,
      state: 'turning-on',
      minutesAway,
      failures: 0,
      waitMs: 0,
      bound,
      pin: await wrapWithPin(dataKey, pin, { personId, bound }, this.#stretch),
      ...(accountKey && { account: await this.#wrap(dataKey, 'account', accountKey) }),
    };
    await this.#store.run(({ database: { locks, keys } }) =>
      locks.db.transaction('rw', locks, keys, async () => {
        if (await locks.get(personId)) throw new Error('There is a lock already.');
        await locks.put(row);
        const id = (await keys.get(personId))?.id;
        if (!accountKey || id === undefined) return;
        const sealedKey = rowSeal(dataKey, true).seal(keyPlace(personId), accountKey);
        await keys.put({ personId, id, sealedKey });
      }),
    );
    return dataKey;
  }

  /**
   * Takes one PIN. It is counted as wrong on the disk before it is checked: a page that is killed over it wins nothing (I15). Rejects
   * with a `NoAnswerError` where the disk gives no answer (I26).
   */
  async tryPin(pin: string): Promise<Tried> {
    const counted = await answered(this.#count());
    if (counted.kind === 'wait') return { kind: 'wait', waitMs: counted.row.waitMs };
    const { row } = counted;
    const dataKey = await openWithPin(row.pin, pin, row);
    if (!dataKey) return { kind: 'wrong', waitMs: row.waitMs };
    return this.#opened(dataKey);
  }

  /** Asks the passkey of this lock. Undefined where it gives nothing; what it can't open was not made for this lock. */
  async tryPasskey(ask: typeof askPasskey = askPasskey): Promise<Tried | undefined> {
    const passkey = (await answered(this.read()))?.passkey;
    const given = passkey && (await ask(passkey.credentialId, passkey.salt));
    const dataKey = given && (await this.#unwrap(passkey.sealed, 'passkey', given.secret));
    return dataKey && this.#opened(dataKey);
  }

  /** Opens with the key that a sign-in to the account just brought (I17). Undefined where it is another one, or a guest's. */
  async tryAccount(accountKey: Bytes): Promise<Bytes | undefined> {
    const account = (await this.read())?.account;
    return account && this.#unwrap(account, 'account', accountKey);
  }

  /** The lock screen stood open for so long while a wait was on. Returns what is left of it. */
  async passWait(ms: number): Promise<number> {
    const row = await this.#change((known) => ({ waitMs: Math.max(0, known.waitMs - ms) }));
    return row?.waitMs ?? 0;
  }

  /** Puts another PIN in the place of the one before, in one write: one of the two opens at any time (I16). */
  async changePin(dataKey: Bytes, pin: string): Promise<void> {
    const row = await this.read();
    if (!row) return;
    const wrap: PinWrap = await wrapWithPin(dataKey, pin, row, this.#stretch);
    await this.#change(() => ({ pin: wrap, failures: 0, waitMs: 0 }));
  }

  async addPasskey(dataKey: Bytes, { credentialId, secret }: PasskeySecret, salt: Bytes) {
    const sealed = await this.#wrap(dataKey, 'passkey', secret);
    const passkey: PasskeyWrap = { credentialId, salt, sealed };
    await this.#change(() => ({ passkey }));
  }

  async removePasskey(): Promise<void> {
    await this.#change(() => ({ passkey: undefined }));
  }

  async setMinutesAway(minutesAway: LockRow['minutesAway']): Promise<void> {
    await this.#change(() => ({ minutesAway }));
  }

  /** All rows are sealed. */
  async hasTurnedOn(): Promise<void> {
    await this.#change(() => ({ state: 'on' }));
  }

  /** Whether everything that is here lies sealed: the lock is neither half on nor half off (I22). */
  async isWhole(): Promise<boolean> {
    return (await this.read())?.state === 'on';
  }

  /** Leaves a word with the state that only the data key can write. */
  async beginTurningOff(dataKey: Bytes): Promise<void> {
    const place = offPlace(this.#personId);
    const offWord = rowSeal(dataKey, true).seal(place, new Uint8Array());
    await this.#change(() => ({ state: 'turning-off', offWord }));
  }

  /**
   * What a kill, or somebody who changed the row, left to do before the databases are used. `open` needs the word of the data key:
   * a row that says without it that the lock goes has everything sealed again (I16).
   */
  leftToDo({ state, offWord }: LockRow, dataKey: Bytes): 'seal' | 'open' | undefined {
    if (state === 'on') return undefined;
    const place = offPlace(this.#personId);
    const isMeant = offWord && rowSeal(dataKey, true).open(place, offWord) !== undefined;
    return state === 'turning-off' && isMeant ? 'open' : 'seal';
  }

  /** All rows are open again: the lock goes, and the account's key lies as it did before. */
  async hasTurnedOff(dataKey: Bytes): Promise<void> {
    const personId = this.#personId;
    const stored = await this.#store.run(({ database }) => database.keys.get(personId));
    const bytes =
      stored?.sealedKey && rowSeal(dataKey, false).open(keyPlace(personId), stored.sealedKey);
    const key = bytes && (await importKey(bytes));
    await this.#store.run(({ database: { locks, keys } }) =>
      locks.db.transaction('rw', locks, keys, async () => {
        if (stored && key) await keys.put({ personId, id: stored.id, key });
        await locks.delete(personId);
      }),
    );
  }

  close(): Promise<void> {
    return this.#store.close();
  }

  async #opened(dataKey: Bytes): Promise<Tried> {
    const row = await answered(this.#change(() => ({ failures: 0, waitMs: 0 })));
    return { kind: 'open', dataKey, state: row?.state ?? 'on' };
  }

  #count(): Promise<{ readonly kind: 'counted' | 'wait'; readonly row: LockRow }> {
    return this.#store.run(({ database: { locks } }) =>
      locks.db.transaction('rw', locks, async () => {
        const row = await locks.get(this.#personId);
        if (!row) throw new Error('There is no lock.');
        if (row.waitMs > 0) return { kind: 'wait' as const, row };
        const failures = row.failures + 1;
        const counted = { ...row, failures, waitMs: waitAfter(failures) };
        await locks.put(counted);
        return { kind: 'counted' as const, row: counted };
      }),
    );
  }

  #change(change: (row: LockRow) => Partial<LockRow>): Promise<LockRow | undefined> {
    return this.#store.run(({ database: { locks } }) =>
      locks.db.transaction('rw', locks, async () => {
        const row = await locks.get(this.#personId);
        if (!row) return undefined;
        const changed = { ...row, ...change(row) };
        await locks.put(changed);
        return changed;
      }),
    );
  }

  async #wrap(dataKey: Bytes, use: 'account' | 'passkey', secret: Bytes): Promise<Bytes> {
    return sealBytes(await deriveKey(secret, use), `${use}/${this.#personId}`, dataKey);
  }

  async #unwrap(sealed: Bytes, use: 'account' | 'passkey', secret: Bytes) {
    return openBytes(await deriveKey(secret, use), `${use}/${this.#personId}`, sealed);
  }
}

function offPlace(personId: string): string {
  return `off/${personId}`;
}
