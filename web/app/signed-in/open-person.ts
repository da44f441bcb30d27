import { isGuest } from '../../account/guest';
import { forgetKeptHome } from '../../content/early-page/kept-home';
import { giveUpNarration } from '../../content/offline-window/give-up-narration';
import type { Live } from '../../live/live';
import { liveValue } from '../../live/live-value';
import type { PersonStore } from '../../person/contract';
import type { AdoptionTrouble } from '../../person/guest/adoption-trouble';
import { openPersonStore } from '../../person/open-person-store';
import { yieldToNewer } from '../../person/yield-to-newer';
import { startBackgroundSync } from '../../platform/background-sync';
import { online } from '../../platform/online';
import { onReturn } from '../../platform/returning';
import { clearSession, onSignedInAgainElsewhere, type Session } from '../../platform/session';
import { askToPersist } from '../../platform/storage';
import { surroundings } from '../../platform/surroundings';
import { whenQuiet } from '../../platform/when-quiet';
import { followedFirst } from '../../records/first-read';
import { type Device, openDevice } from '../../records/storage/device';
import { indexedDbOf } from '../../records/storage/indexed-db';
import { replicateLater } from '../../sync/late-replication';
import { noReplication } from '../../sync/no-replication';
import type { SyncFacts } from '../../sync/react/sync-facts';
import type { Replication } from '../../sync/start-replication';
import { prepareDatabases } from '../sign-out/prepare-databases';
import { gatherFacts } from '../sync/gather-facts';

/** Everything that is open for the person of this page. */
export interface OpenPerson {
  readonly session: Session;
  readonly device: Device;
  readonly store: PersonStore;
  readonly replication: Replication;
  readonly facts: Live<SyncFacts>;
  /** A newer version of the app has taken over the databases: this page can save nothing any more (F13). */
  readonly replaced: Live<boolean>;
  /** Something this person left here sealed does not open. It stays as it is. */
  readonly hasUnreadableSeal: boolean;
  /** Why what they wrote here as a guest is not in their account yet. */
  readonly adoptionTrouble: AdoptionTrouble | undefined;
  /** The databases are closed: others may take them away. */
  readonly release: () => void;
}

/**
 * Opens the person's databases and begins to sync, once nobody else's lie open on this device. `locked`: nothing is open, they
 * have to unlock first (I12). Rejects when the device can't open them.
 */
export async function openPerson(session: Session): Promise<OpenPerson | 'locked'> {
  const replaced = liveValue(false);
  const idb = yieldToNewer(indexedDbOf(session.userId), () => replaced.set(true));
  setTimeout(loadCollation);
  const { state, adoptionTrouble, isNoted, deviceId, release } = await prepareDatabases(
    session.userId,
    idb,
  );
  if (state === 'leaving') return goOnLeaving();
  if (state === 'former') return goOn('/home');
  if (state === 'locked') return state;
  const device = openDevice({ randomId: surroundings.randomId, idb, id: deviceId });
  if (deviceId === undefined) void device.ready().catch(() => undefined);
  const store = await openPersonStore({
    personId: session.userId,
    device,
    surroundings,
    idb,
    dropSpare: giveUpNarration,
    ahead: followedFirst(location.pathname),
  });
  // The worker can't read the page's storage; should this note fail, only the worker's own sync waits. Of a guest it is there,
  // and a sign-in in another tab may have replaced it by now (P64).
  if (!isNoted) void device.writeSignedIn(session).catch(() => undefined);
  const replication = await startSync(store);
  store.replica.onLocalWrite(() => void forgetKeptHome());
  onSignedInAgainElsewhere(session.userId, () => replication.resume());
  askToPersistOnFirstEntry(store);
  return {
    session,
    device,
    store,
    replication,
    facts: gatherFacts(store, replication.status, online),
    replaced,
    hasUnreadableSeal: state === 'shut',
    adoptionTrouble,
    release,
  };
}

/** A guest's words stay on this device. */
async function startSync(store: PersonStore): Promise<Replication> {
  if (isGuest(store.personId)) return noReplication();
  const replication = await replicateLater({
    store,
    start: async () => (await import('./replicate')).replicate(store),
    online,
    onFocus: onReturn,
    whenQuiet,
  });
  syncInBackground(store, replication);
  return replication;
}

/** RxDB sorts by locale, and the tables for it take a while to load: now, while the disk is waited for. */
function loadCollation(): void {
  'a'.localeCompare('b');
}

/** A browser that was killed over a sign-out may still have the session in local storage. Never resolves. */
function goOnLeaving(): Promise<never> {
  clearSession();
  return goOn('/auth');
}

function goOn(address: string): Promise<never> {
  location.replace(address);
  return new Promise(() => undefined);
}

/** What waits when this page closes is the worker's to send. */
function syncInBackground(store: PersonStore, replication: Replication): void {
  const ask = startBackgroundSync(async () => {
    const { phase } = await replication.syncNow();
    return phase !== 'waiting' && phase !== 'offline';
  });
  store.replica.onLocalWrite(ask);
  store.mediaReplica.onKeep(ask);
  store.outboxReplica.onAdd(ask);
}

/** Browsers ask the person or judge by use, so the question comes with the first words to keep (F5). */
function askToPersistOnFirstEntry(store: PersonStore): void {
  const end = store.replica.onLocalWrite(() => {
    end();
    void askToPersist();
  });
}
