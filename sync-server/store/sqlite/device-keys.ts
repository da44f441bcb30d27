import { and, eq } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { type PersonKey, SealBrokenError } from '../../sealing/keys';
import { ACCOUNT_BOUNDS } from '../account-bounds';
import { deviceKeys } from '../schema/accounts';
import type { Store } from '../store';
import type { Ledger } from './accounts';
import type { GroupCommit } from './group-commit';

type KeyRow = typeof deviceKeys.$inferSelect;

/** The part of the store that keeps a key for each device of a person. */
export function createDeviceKeyMethods(
  orm: BetterSQLite3Database,
  group: GroupCommit,
  readLedger: (accountId: string) => Ledger,
): Pick<Store, 'keepDeviceKey' | 'hasDeviceKey'> {
  const isDevice = (accountId: string, deviceId: string) =>
    and(eq(deviceKeys.accountId, accountId), eq(deviceKeys.deviceId, deviceId));

  const find = (accountId: string, deviceId: string) =>
    orm.select().from(deviceKeys).where(isDevice(accountId, deviceId)).get();

  /** A row whose key can be derived again is all that may go: of the others the key exists nowhere else. */
  function makeRoom(accountId: string, key: PersonKey): boolean {
    const rows = orm.select().from(deviceKeys).where(eq(deviceKeys.accountId, accountId)).all();
    if (rows.length < ACCOUNT_BOUNDS.knownDevices) return true;
    const spare = rows.find((row) => isDerived(key, row));
    if (spare) orm.delete(deviceKeys).where(isDevice(accountId, spare.deviceId)).run();
    return spare !== undefined;
  }

  function keep(accountId: string, deviceId: string): Uint8Array {
    const { key } = readLedger(accountId);
    const place = placeOf(deviceId);
    const known = find(accountId, deviceId);
    if (known) return key.open(place, known.sealedKey);
    const derived = key.derive(place);
    if (makeRoom(accountId, key)) {
      const sealedKey = Buffer.from(key.seal(place, derived));
      orm.insert(deviceKeys).values({ accountId, deviceId, sealedKey }).run();
    }
    return derived;
  }

  return {
    keepDeviceKey: (accountId, deviceId) => group.run(() => keep(accountId, deviceId)),
    hasDeviceKey: async (accountId, deviceId) => find(accountId, deviceId) !== undefined,
  };
}

/** False for a key drawn at random, as they were at first, and for one that does not open. */
function isDerived(key: PersonKey, { deviceId, sealedKey }: KeyRow): boolean {
  const place = placeOf(deviceId);
  try {
    return Buffer.from(key.open(place, sealedKey)).equals(key.derive(place));
  } catch (error) {
    if (error instanceof SealBrokenError) return false;
    throw error;
  }
}

function placeOf(deviceId: string) {
  return { id: deviceId, kind: 'device-key' };
}
