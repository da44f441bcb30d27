import { createHmac, ECDH } from 'node:crypto';
import { type DeviceRequest, REMINDER_LIMITS } from '../../../shared/api/reminders';
import { invalidRequest, Problem } from '../../errors/problem';
import { openOrUndefined } from '../../sealing/open-or-undefined';
import { openJson, sealJson } from '../../sealing/sealed-json';
import type { PushSubscriptionRow } from '../../store/schema/reminders';
import type { Reading } from '../../store/sql/database';
import { createReadLedger, readDatabaseKey } from '../../store/sql/ledger';
import {
  deleteSubscription,
  deleteSubscriptionOf,
  deleteUnusedPushKeys,
  findNewestPushKey,
  keepNewestSubscriptions,
  keepSubscription,
  listSubscriptions,
} from '../../store/sql/push-rows';
import type { Session, Store } from '../../store/store';
import { isPushEndpoint } from './push-hosts';
import { type PushKey, readPushKey } from './push-keys';

/** How a device is reached, as it is sealed. */
type Reached = Pick<DeviceRequest, 'endpoint' | 'keys'>;

/** A device with all that is needed to reach it. */
export interface ReachedDevice extends Reached {
  readonly row: PushSubscriptionRow;
  readonly key: PushKey;
}

/**
 * Reaches the device of a session from now on. Throws a Problem for an endpoint of no known push service, for a key that is
 * none, and where the server has another key by now.
 */
export async function subscribeDevice(
  { write, keys }: Pick<Store, 'write' | 'keys'>,
  { accountId, tokenHash }: Pick<Session, 'accountId' | 'tokenHash'>,
  { publicKey, endpoint, keys: deviceKeys }: DeviceRequest,
  hosts: readonly string[],
): Promise<void> {
  if (!isPushEndpoint(endpoint, hosts))
    throw invalidRequest('This is not the address of a known push service.');
  if (!isPoint(deviceKeys.p256dh)) throw invalidRequest('keys.p256dh is not a public key.');
  await write(async (tx) => {
    const newest = await findNewestPushKey(tx);
    if (newest?.id !== publicKey) {
      throw new Problem(409, 'CONFLICT', 'The server has another key by now. Please try again.');
    }
    const { key } = await createReadLedger(keys)(tx, accountId);
    const place = {
      endpointHash: await hashEndpoint(tx, keys, endpoint),
      accountId,
      sessionHash: tokenHash,
      keyId: publicKey,
      madeAt: await tx.now(),
    };
    const sealed = sealJson(key, placeOf(place), { endpoint, keys: deviceKeys } satisfies Reached);
    await keepNewestSubscriptions(tx, accountId, REMINDER_LIMITS.devices - 1);
    await keepSubscription(tx, { ...place, sealed });
    await deleteUnusedPushKeys(tx, publicKey);
  });
}

export async function unsubscribeDevice(
  { write }: Pick<Store, 'write'>,
  { tokenHash }: Pick<Session, 'tokenHash'>,
): Promise<void> {
  await write((tx) => deleteSubscriptionOf(tx, tokenHash));
}

/** How the person's devices are reached whose sessions are open at `now`. What no longer opens is left out. */
export function listReached(
  { read, keys }: Pick<Store, 'read' | 'keys'>,
  accountId: string,
  now: number,
): Promise<ReachedDevice[]> {
  return read(async (tx) => {
    const rows = await listSubscriptions(tx, accountId, now);
    if (rows.length === 0) return [];
    const { key } = await createReadLedger(keys)(tx, accountId);
    const devices: ReachedDevice[] = [];
    for (const row of rows) {
      const device = await openOrUndefined(async () => {
        const pushKey = await readPushKey(tx, keys, row.keyId);
        const reached = openJson<Reached>(key, placeOf(row), row.sealed);
        return pushKey && { ...reached, row, key: pushKey };
      });
      if (device) devices.push(device);
    }
    return devices;
  });
}

/** Deletes a subscription whose endpoint no longer exists (H7). */
export async function forgetDevice(
  { write }: Pick<Store, 'write'>,
  { row }: Pick<ReachedDevice, 'row'>,
): Promise<void> {
  await write((tx) => deleteSubscription(tx, row));
}

/** Keyed, so that a copy of the table does not tell whether an endpoint is in it. */
async function hashEndpoint(tx: Reading, keys: Store['keys'], endpoint: string): Promise<string> {
  const key = (await readDatabaseKey(tx, keys)).derive({ id: 'endpoints', kind: 'endpoints' });
  return createHmac('sha256', key).update(endpoint).digest('base64url');
}

function placeOf(row: Omit<PushSubscriptionRow, 'sealed'>) {
  return {
    id: row.endpointHash,
    kind: 'push-subscription',
    beside: [row.sessionHash, row.keyId, row.madeAt],
  };
}

/** Whether it is a point of the curve that RFC 8291 names. */
function isPoint(text: string): boolean {
  try {
    const bytes = Buffer.from(text, 'base64url');
    ECDH.convertKey(bytes, 'prime256v1');
    return bytes[0] === 4;
  } catch {
    return false;
  }
}
