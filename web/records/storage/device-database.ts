import { Dexie, type EntityTable, type Table } from 'dexie';
import { dexieOptions, type IndexedDb } from './indexed-db';
import { ResilientConnection } from './resilient-connection';

/** One thing known of this device. */
export interface Fact {
  /**
   * `vault` names this device to the server, which keeps a key for each person on it. `formerIds` are earlier ids of it, oldest
   * first: pages that know one of them may go on under the present id. `logoutPending` is the id of the person who signed out
   * here, until their session has ended on the server. `guest` is the id of the person who writes here without an account,
   * `adoptions` whose words go into which account.
   */
  readonly key:
    | 'id'
    | 'dots'
    | 'formerIds'
    | 'name'
    | 'signedIn'
    | 'vault'
    | 'logoutPending'
    | 'guest'
    | 'adoptions';
  readonly value: unknown;
}

/** The key of somebody whose databases lie open here. */
export interface KeyRow {
  readonly personId: string;
  /** AES-GCM, not extractable: it opens and seals here and can be copied nowhere. */
  readonly key: CryptoKey;
  /** Another at each sign-in. */
  readonly id: string;
}

/** As it is stored. With an app lock the key lies sealed under the lock's own: it would open what the lock closes (I13). */
export type StoredKey = Omit<KeyRow, 'key'> & {
  readonly key?: CryptoKey;
  readonly sealedKey?: Uint8Array<ArrayBuffer>;
};

/** A data key that a PIN of six digits opens. */
export interface PinWrap {
  readonly salt: Uint8Array<ArrayBuffer>;
  /** Of Argon2id. */
  readonly memoryKib: number;
  readonly passes: number;
  /** Under the PIN, and once more under the browser's own key of the row. */
  readonly sealed: Uint8Array<ArrayBuffer>;
}

/** A data key that a passkey of this device opens, by the secret it derives from `salt` (the PRF extension). */
export interface PasskeyWrap {
  readonly credentialId: Uint8Array<ArrayBuffer>;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly sealed: Uint8Array<ArrayBuffer>;
}

/** The app lock of a person on this device. Without a row there is none. */
export interface LockRow {
  readonly personId: string;
  /** `turning-on`: rows are still being sealed. `turning-off`: they are being opened again. A kill continues at the next unlock. */
  readonly state: 'on' | 'turning-on' | 'turning-off';
  /** Nothing, sealed with the data key: whoever had the key has said that the lock is to go. */
  readonly offWord?: Uint8Array<ArrayBuffer>;
  /** How long the app may be away before it locks; 0: as soon as it is hidden; null: only a start locks it. */
  readonly minutesAway: number | null;
  /** Wrong PINs in a row, each counted before it is checked. */
  readonly failures: number;
  /** How long the lock screen must still stand open before the next try. No clock counts in it. */
  readonly waitMs: number;
  /** AES-GCM, not extractable: a row that is copied elsewhere does not open there, whoever knows the PIN. */
  readonly bound: CryptoKey;
  readonly pin: PinWrap;
  readonly passkey?: PasskeyWrap | undefined;
  /** The data key under the key that the server gives this device at sign-in. A guest has none. */
  readonly account?: Uint8Array<ArrayBuffer>;
}

/** Somebody whose databases are to leave this device. */
export interface LeavingRow {
  readonly personId: string;
  /** What the server does not have is sealed, or there was nothing: the databases may be deleted. */
  readonly isSealed: boolean;
  /** Id of the {@link KeyRow} it was sealed with, to be dropped with the databases. */
  readonly keyId?: string;
  /** They have signed in again since: what is left to do is done, and they stay. */
  readonly isBack?: boolean;
}

/** What somebody left here unsent; its rows are {@link SealedRow}s. */
export interface BundleRow {
  readonly id: string;
  readonly personId: string;
  /** The `vault` fact as it was: under this name the server keeps the key. */
  readonly deviceId: string;
  /** `filling`: rows are still coming, or a killed browser left it so; the databases are still there. */
  readonly state: 'filling' | 'complete';
  /** Id of the {@link KeyRow} that did not open it; another sign-in tries again. */
  readonly refusedKey?: string;
}

export interface SealedRow {
  readonly bundle: string;
  readonly number: number;
  readonly nonce: Uint8Array<ArrayBuffer>;
  readonly sealed: Uint8Array<ArrayBuffer>;
}

export type DeviceDatabase = Dexie & {
  readonly facts: EntityTable<Fact, 'key'>;
  readonly keys: EntityTable<StoredKey, 'personId'>;
  readonly leaving: EntityTable<LeavingRow, 'personId'>;
  readonly bundles: EntityTable<BundleRow, 'id'>;
  readonly sealed: Table<SealedRow, [string, number]>;
  readonly locks: EntityTable<LockRow, 'personId'>;
};

export type DeviceStore = ResilientConnection<{
  readonly database: DeviceDatabase;
  close(): Promise<void>;
}>;

/**
 * The database `device`: what belongs to nobody in particular, and what people left here sealed. `onClose` hears of each
 * connection that is closed, by whomever.
 */
export function deviceStore(idb: IndexedDb, onClose: () => void = () => undefined): DeviceStore {
  return new ResilientConnection(async () => {
    const database = new Dexie('device', dexieOptions(idb)) as DeviceDatabase;
    // Dexie adds the tables that an older version has not.
    database.version(3).stores({
      facts: 'key',
      keys: 'personId',
      leaving: 'personId',
      bundles: 'id, [personId+state]',
      sealed: '[bundle+number]',
      locks: 'personId',
    });
    database.on('close', onClose);
    await database.open();
    return { database, close: async () => database.close() };
  });
}
