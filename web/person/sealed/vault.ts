import { isGuest } from '../../account/guest';
import type { SignedIn } from '../../records/storage/device';
import {
  type BundleRow,
  type DeviceStore,
  deviceStore,
  type KeyRow,
  type LeavingRow,
} from '../../records/storage/device-database';
import { browserIndexedDb, type IndexedDb } from '../../records/storage/indexed-db';
import { carriedSeal } from '../../records/storage/page-seal';
import { fromBytes, type LooseRow, toBytes } from '../../records/storage/row-bytes';
import type { RowSeal } from '../../records/storage/seal-contract';
import { type Alongside, dropAdoptions } from '../guest/adoption';
import { importKey, type SealedPlace, seal, unseal } from './seal';

export interface VaultDeps {
  readonly randomId: () => string;
  readonly idb?: IndexedDb;
  /** What seals the rows of a person whose app lock is open in this page. */
  readonly sealOf?: (personId: string) => RowSeal | undefined;
}

/**
 * Keys of the people whose databases lie open on this device, and what others left here sealed. All of it stands in
 * the `device` database; every method is one transaction of it unless it says otherwise, and may be repeated.
 */
export class Vault {
  readonly #store: DeviceStore;
  readonly #sealOf: (personId: string) => RowSeal | undefined;
  readonly #randomId: () => string;

  constructor({ randomId, idb = browserIndexedDb(), sealOf = carriedSeal }: VaultDeps) {
    this.#store = deviceStore(idb);
    this.#sealOf = sealOf;
    this.#randomId = randomId;
  }

  /** Names this device to the server, which keeps a key under that name. Made once; says nothing else. */
  deviceId(): Promise<string> {
    return this.#store.run(({ database }) =>
      database.transaction('rw', database.facts, async () => {
        const { facts } = database;
        const known = (await facts.get('vault'))?.value;
        if (known !== undefined) return String(known);
        const made = this.#randomId();
        await facts.put({ key: 'vault', value: made });
        return made;
      }),
    );
  }

  /** What this device is called here; empty where nobody gave it a name. */
  async deviceName(): Promise<string> {
    const name = await this.#store.run(({ database }) => database.facts.get('name'));
    return String(name?.value ?? '');
  }

  /**
   * This person has signed in. Keeps the key that came with it, as one that can't be copied out of the browser again; a
   * sign-out that took nothing away yet is taken back. The session that a sign-out left open is gone: theirs took its place.
   * While their app lock is closed the key that lies sealed here stays as it is: the server gives a device the same one (I13).
   * `alongside` is written with it.
   */
  async arrive(
    personId: string,
    bytes?: Uint8Array<ArrayBuffer>,
    alongside?: Alongside,
  ): Promise<void> {
    const id = this.#randomId();
    const key = bytes && { personId, key: await importKey(bytes), id };
    const sealedKey = bytes && this.#sealOf(personId)?.seal(keyPlace(personId), bytes);
    await this.#store.run(({ database: { facts, keys, leaving, locks } }) =>
      keys.db.transaction('rw', facts, keys, leaving, locks, async () => {
        await facts.delete('logoutPending');
        if (!(await locks.get(personId))) {
          if (key) await keys.put(key);
        } else if (sealedKey) await keys.put({ personId, sealedKey, id });
        const row = await leaving.get(personId);
        if (row?.isSealed) await leaving.put({ ...row, isBack: true });
        else await leaving.delete(personId);
        await alongside?.(facts);
      }),
    );
  }

  /** Undefined also while it lies sealed under an app lock that is closed. */
  async keyOf(personId: string): Promise<KeyRow | undefined> {
    const stored = await this.#store.run(({ database }) => database.keys.get(personId));
    if (!stored) return undefined;
    const { id, key, sealedKey } = stored;
    if (key) return { personId, id, key };
    const bytes = sealedKey && this.#sealOf(personId)?.open(keyPlace(personId), sealedKey);
    return bytes && { personId, id, key: await importKey(bytes) };
  }

  /** Whether this person has an app lock here. */
  async hasLock(personId: string): Promise<boolean> {
    return (await this.#store.run(({ database }) => database.locks.get(personId))) !== undefined;
  }

  /**
   * Notes that this person's databases are to go, that they are not signed in, and that their session must end, if they have an
   * account. From here on a kill changes nothing.
   */
  beginLeaving(personId: string): Promise<void> {
    return this.#store.run(({ database: { facts, leaving } }) =>
      facts.db.transaction('rw', facts, leaving, async () => {
        const signedIn = (await facts.get('signedIn'))?.value as SignedIn | null | undefined;
        if (signedIn?.userId === personId) await facts.put({ key: 'signedIn', value: null });
        if (!isGuest(personId)) await facts.put({ key: 'logoutPending', value: personId });
        if (!(await leaving.get(personId))) await leaving.put({ personId, isSealed: false });
      }),
    );
  }

  leaving(personId: string): Promise<LeavingRow | undefined> {
    return this.#store.run(({ database }) => database.leaving.get(personId));
  }

  /** Whoever began to leave and is not gone yet. */
  allLeaving(): Promise<string[]> {
    return this.#store.run(({ database }) => database.leaving.toCollection().primaryKeys());
  }

  /** They stay: the databases are as they were. */
  stay(personId: string): Promise<void> {
    return this.#store.run(({ database }) => database.leaving.delete(personId));
  }

  /**
   * Seals rows into a bundle of its own, page by page, each in a transaction. Only when the last one is on the disk does
   * the bundle count, in the same write that says that the databases may go. What a killed run left is dropped first.
   */
  async fill(keyRow: KeyRow, pages: AsyncIterable<LooseRow[]>): Promise<void> {
    const { personId } = keyRow;
    await this.#dropUnfinished(personId);
    const deviceId = await this.deviceId();
    const bundle: BundleRow = { id: this.#randomId(), personId, deviceId, state: 'filling' };
    await this.#store.run(({ database }) => database.bundles.put(bundle));
    let count = 0;
    for await (const rows of pages) {
      await this.#addRows(keyRow.key, bundle, rows, count);
      count += rows.length;
    }
    await this.#store.run(({ database: { bundles, leaving } }) =>
      bundles.db.transaction('rw', bundles, leaving, async () => {
        if (count > 0) await bundles.put({ ...bundle, state: 'complete' });
        else await bundles.delete(bundle.id);
        await leaving.put({ personId, isSealed: true, keyId: keyRow.id });
      }),
    );
  }

  /** There was nothing to seal: the databases may go. */
  sealNothing(personId: string): Promise<unknown> {
    return this.#store.run(({ database }) => database.leaving.put({ personId, isSealed: true }));
  }

  /**
   * This person's account was erased: their databases are to go and nothing of them is to be sealed; what was is dropped, and
   * the key with the databases (P35). A guest's words that go into the account go with it (P67). From here on a kill changes nothing.
   */
  async beginErasing(personId: string): Promise<void> {
    await this.beginLeaving(personId);
    await this.#store.run(({ database: { facts, bundles, keys, leaving, sealed } }) =>
      bundles.db.transaction('rw', [facts, bundles, keys, leaving, sealed], async () => {
        await dropAdoptions(facts, personId);
        // Whoever begins here next is another guest (P72).
        if ((await facts.get('guest'))?.value === personId) await facts.delete('guest');
        for (const { id } of await bundles.where({ personId }).toArray()) {
          await sealed.where('[bundle+number]').between([id, 0], [id, Infinity]).delete();
          await bundles.delete(id);
        }
        const keyId = (await keys.get(personId))?.id;
        await leaving.put({ personId, isSealed: true, ...(keyId !== undefined && { keyId }) });
      }),
    );
  }

  /**
   * The databases are gone. Drops the key they were sealed with, but none that came with a sign-in since, and gives the
   * device another id: what is written from now on has not seen what was there, and its versions must not claim so.
   * Another person's page that is open saves under the new id from then on (P83).
   */
  hasLeft(personId: string): Promise<void> {
    return this.#store.run(({ database: { facts, keys, leaving, locks } }) =>
      facts.db.transaction('rw', facts, keys, leaving, locks, async () => {
        const keyId = (await leaving.get(personId))?.keyId;
        if ((await keys.get(personId))?.id === keyId) await keys.delete(personId);
        const [id, former] = await facts.bulkGet(['id', 'formerIds']);
        const formerIds = [former?.value ?? [], id?.value ?? []].flat().slice(-FORMER_IDS);
        await facts.bulkPut([
          { key: 'id', value: this.#randomId() },
          { key: 'formerIds', value: formerIds },
        ]);
        await leaving.delete(personId);
        await locks.delete(personId);
      }),
    );
  }

  /** What this person left here, and nobody has opened yet. */
  bundlesOf(personId: string): Promise<BundleRow[]> {
    return this.#store.run(({ database }) =>
      database.bundles.where({ personId, state: 'complete' }).toArray(),
    );
  }

  /** Whether anybody left something here. */
  async hasBundles(): Promise<boolean> {
    const bundles = await this.#store.run(({ database }) => database.bundles.toArray());
    return bundles.some(({ state }) => state === 'complete');
  }

  /**
   * Gives the rows of a bundle that the key opens to `take`, page by page, and then removes them. True if that was all:
   * the bundle is gone then too. What does not open stays.
   */
  async empty(
    bundle: BundleRow,
    keyRow: KeyRow,
    take: (rows: LooseRow[]) => Promise<void>,
  ): Promise<boolean> {
    const opened: number[] = [];
    const numbers = await this.#numbersOf(bundle);
    for (let at = 0; at < numbers.length; at += PAGE_ROWS) {
      const page = await this.#openRows(keyRow.key, bundle, numbers.slice(at, at + PAGE_ROWS));
      await take(page.map(({ row }) => row));
      opened.push(...page.map(({ number }) => number));
    }
    const isEmpty = opened.length === numbers.length;
    await this.#store.run(({ database: { bundles, sealed } }) =>
      bundles.db.transaction('rw', bundles, sealed, async () => {
        await sealed.bulkDelete(opened.map((number) => [bundle.id, number]));
        const known = await bundles.get(bundle.id);
        if (isEmpty) await bundles.delete(bundle.id);
        else if (known) await bundles.put({ ...known, refusedKey: keyRow.id });
      }),
    );
    return isEmpty;
  }

  close(): Promise<void> {
    return this.#store.close();
  }

  async #addRows(
    key: CryptoKey,
    bundle: BundleRow,
    rows: readonly LooseRow[],
    from: number,
  ): Promise<void> {
    const sealed = await Promise.all(
      rows.map(async (row, index) => {
        const number = from + index;
        const place = placeOf(bundle, number);
        return { bundle: bundle.id, number, ...(await seal(key, place, toBytes(row))) };
      }),
    );
    if (sealed.length > 0) await this.#store.run(({ database }) => database.sealed.bulkPut(sealed));
  }

  async #openRows(
    key: CryptoKey,
    bundle: BundleRow,
    numbers: readonly number[],
  ): Promise<{ readonly number: number; readonly row: LooseRow }[]> {
    const keys = numbers.map((number): [string, number] => [bundle.id, number]);
    const rows = await this.#store.run(({ database }) => database.sealed.bulkGet(keys));
    const opened = await Promise.all(
      rows.map(async (row) => {
        const bytes = row && (await unseal(key, placeOf(bundle, row.number), row));
        return row && bytes && { number: row.number, row: fromBytes(bytes) };
      }),
    );
    return opened.filter((row) => row !== undefined);
  }

  async #numbersOf({ id }: BundleRow): Promise<number[]> {
    const keys = await this.#store.run(({ database }) =>
      database.sealed.where('[bundle+number]').between([id, 0], [id, Infinity]).primaryKeys(),
    );
    return keys.map(([, number]) => number);
  }

  #dropUnfinished(personId: string): Promise<void> {
    return this.#store.run(({ database: { bundles, sealed } }) =>
      bundles.db.transaction('rw', bundles, sealed, async () => {
        for (const { id } of await bundles.where({ personId, state: 'filling' }).toArray()) {
          await sealed.where('[bundle+number]').between([id, 0], [id, Infinity]).delete();
          await bundles.delete(id);
        }
      }),
    );
  }
}

const PAGE_ROWS = 64;
/** How many earlier ids are kept. A page that knows an older one alone has to be loaded again before it can save. */
const FORMER_IDS = 20;

/** Where the key of a person with an app lock lies sealed. */
export function keyPlace(personId: string): string {
  return `keys/${personId}`;
}

function placeOf({ id, personId, deviceId }: BundleRow, number: number): SealedPlace {
  return { personId, deviceId, bundle: id, number };
}
