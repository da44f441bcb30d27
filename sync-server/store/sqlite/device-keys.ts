import { and, eq } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { Store } from '../store';
import type { Ledger } from './accounts';
import type { GroupCommit } from './group-commit';
import { deviceKeys } from './schema';

/** The part of the store that keeps a key for each device of a person. */
export function createDeviceKeyMethods(
  orm: BetterSQLite3Database,
  group: GroupCommit,
  readLedger: (accountId: string) => Ledger,
): Pick<Store, 'keepDeviceKey' | 'hasDeviceKey'> {
  function find(accountId: string, deviceId: string) {
    const isThisDevice = and(
      eq(deviceKeys.accountId, accountId),
      eq(deviceKeys.deviceId, deviceId),
    );
    return orm.select().from(deviceKeys).where(isThisDevice).get();
  }

  function keep(accountId: string, deviceId: string, fresh: Uint8Array): Uint8Array {
    const { key } = readLedger(accountId);
    const place = { id: deviceId, kind: 'device-key' };
    const known = find(accountId, deviceId);
    if (known) return key.open(place, known.sealedKey);
    const sealedKey = Buffer.from(key.seal(place, fresh));
    orm.insert(deviceKeys).values({ accountId, deviceId, sealedKey }).run();
    return fresh;
  }

  return {
    keepDeviceKey: (accountId, deviceId, fresh) =>
      group.run(() => keep(accountId, deviceId, fresh)),
    hasDeviceKey: async (accountId, deviceId) => find(accountId, deviceId) !== undefined,
  };
}
