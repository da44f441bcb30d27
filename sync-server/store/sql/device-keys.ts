import { type SQL, sql } from 'drizzle-orm';
import { type PersonKey, SealBrokenError } from '../../sealing/keys';
import { ACCOUNT_BOUNDS } from '../account-bounds';
import { deviceKeys } from '../schema/accounts';
import type { Store } from '../store';
import type { Database, Statements, Writing } from './database';
import type { ReadLedger } from './ledger';
import { insertInto, selectFrom } from './statements';

type KeyRow = typeof deviceKeys.$inferSelect;

/** The part of the store that keeps a key for each device of a person. */
export function createDeviceKeyMethods(
  database: Database,
  readLedger: ReadLedger,
): Pick<Store, 'keepDeviceKey' | 'hasDeviceKey'> {
  return {
    keepDeviceKey: (accountId, deviceId) =>
      database.write(async (tx) => {
        const { key } = await readLedger(tx, accountId);
        return keep(tx, key, accountId, deviceId);
      }),
    hasDeviceKey: async (accountId, deviceId) =>
      (await find(database, accountId, deviceId)) !== undefined,
  };
}

function isDevice(accountId: string, deviceId: string): SQL {
  return sql`WHERE ${deviceKeys.accountId} = ${accountId} AND ${deviceKeys.deviceId} = ${deviceId}`;
}

function find(tx: Statements, accountId: string, deviceId: string): Promise<KeyRow | undefined> {
  return tx.get<KeyRow>(selectFrom(deviceKeys, isDevice(accountId, deviceId)));
}

async function keep(
  tx: Writing,
  key: PersonKey,
  accountId: string,
  deviceId: string,
): Promise<Uint8Array> {
  const place = placeOf(deviceId);
  const known = await find(tx, accountId, deviceId);
  if (known) return key.open(place, known.sealedKey);
  const derived = key.derive(place);
  if (await makeRoom(tx, key, accountId)) {
    const sealedKey = Buffer.from(key.seal(place, derived));
    await tx.run(insertInto(deviceKeys, { accountId, deviceId, sealedKey }));
  }
  return derived;
}

/** A row whose key can be derived again is all that may go: of the others the key exists nowhere else. */
async function makeRoom(tx: Writing, key: PersonKey, accountId: string): Promise<boolean> {
  const rows = await tx.all<KeyRow>(
    selectFrom(deviceKeys, sql`WHERE ${deviceKeys.accountId} = ${accountId}`),
  );
  if (rows.length < ACCOUNT_BOUNDS.knownDevices) return true;
  const spare = rows.find((row) => isDerived(key, row));
  if (spare) await tx.run(sql`DELETE FROM ${deviceKeys} ${isDevice(accountId, spare.deviceId)}`);
  return spare !== undefined;
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
