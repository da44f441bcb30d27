import { isGuest } from '../../web/account/guest';
import { holdPerson } from '../../web/account/person-lock';
import type { PersonStore } from '../../web/person/contract';
import { arePersonsAsMade, isDeviceAsMade } from '../../web/person/databases-as-made';
import { hasLock } from '../../web/person/lock/lock-row';
import { openPersonStore } from '../../web/person/open-person-store';
import type { Surroundings } from '../../web/platform/surroundings';
import type { Lock } from '../../web/platform/web-lock';
import type { Device } from '../../web/records/storage/device';
import { openDevice } from '../../web/records/storage/device';
import type { IndexedDb } from '../../web/records/storage/indexed-db';
import { createMediaTransport } from '../../web/sync/media-transport';
import { uploadOnce } from '../../web/sync/media-upload';
import { createOutboxTransport } from '../../web/sync/outbox-transport';
import { sendOutbox } from '../../web/sync/send-outbox';
import { syncOnce } from '../../web/sync/sync-once';
import type { SyncOutcome } from '../../web/sync/sync-outcome';
import { createSyncSession, type SyncEvent } from '../../web/sync/sync-run';
import type { Timers } from '../../web/sync/timers';
import { createTransport } from '../../web/sync/transport';

const ABORTED: SyncOutcome = { kind: 'aborted' };

/** What a run without any window stands on. */
export interface SyncAloneDeps {
  readonly idb: IndexedDb;
  readonly surroundings: Surroundings;
  readonly fetch: typeof fetch;
  readonly lock: Lock;
  readonly timers: Timers;
  readonly log: (event: SyncEvent) => void;
}

/**
 * Syncs the signed-in person once: records, then the outbox, then recordings. It uses the same databases as the pages and
 * closes them in every case. Undefined where no one is signed in, or a guest, who has no server (P62); where the databases have
 * another version, which a page migrates; or where they are locked (I7): the page that unlocks them syncs.
 */
export async function syncAlone(
  deps: SyncAloneDeps,
  signal: AbortSignal,
): Promise<SyncOutcome | undefined> {
  const { idb, surroundings } = deps;
  if (!(await isDeviceAsMade(idb))) return undefined;
  const device = openDevice({ randomId: surroundings.randomId, idb });
  try {
    // The device's id first, then who is signed in: a person who arrives in between gives the device another id (P83).
    await device.ready();
    const signedIn = await device.readSignedIn();
    if (signedIn === null || isGuest(signedIn.userId)) return undefined;
    return await syncPerson(signedIn.userId, device, deps, signal);
  } finally {
    await device.close();
  }
}

/** As a page does, it holds the person's databases in their place while they are open. */
async function syncPerson(
  personId: string,
  device: Device,
  deps: SyncAloneDeps,
  signal: AbortSignal,
): Promise<SyncOutcome | undefined> {
  const { idb, surroundings } = deps;
  const release = await holdPerson(personId);
  try {
    if (!(await arePersonsAsMade(personId, idb)) || (await hasLock(personId, idb)))
      return undefined;
    const store = await openPersonStore({ personId, device, surroundings, idb });
    try {
      return await runAll(store, deps, signal);
    } finally {
      await store.close();
    }
  } finally {
    release();
  }
}

/** No window is awake: whoever still holds the locks is frozen, so they are taken. */
async function runAll(
  store: PersonStore,
  deps: SyncAloneDeps,
  signal: AbortSignal,
): Promise<SyncOutcome | undefined> {
  const { surroundings, lock, timers, log } = deps;
  const { personId, replica, mediaReplica, outboxReplica } = store;
  const now = () => surroundings.now();
  const call = { personId, fetch: deps.fetch, timers, now };
  const session = createSyncSession({ now, log });
  const take = async (name: string, run: (held: AbortSignal) => Promise<SyncOutcome>) =>
    (await lock.run(`${name}:${personId}`, signal, run, { steal: true })) ?? ABORTED;
  const synced = await take('sync', (held) =>
    syncOnce(replica, createTransport(call), held, session),
  );
  if (synced.kind !== 'synced') return synced;
  // The server has just answered.
  const isOnline = () => true;
  const sent = await take('outbox', (held) =>
    sendOutbox(outboxReplica, createOutboxTransport(call), held, session, isOnline),
  );
  const uploaded = await take('media', (held) =>
    uploadOnce(mediaReplica, createMediaTransport(call), held, session),
  );
  return sent.kind === 'synced' ? uploaded : sent;
}
