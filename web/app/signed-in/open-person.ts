import type { SyncFacts } from '../../live/sync-facts';
import type { Live, PersonStore } from '../../local/contract';
import { type Device, openDevice } from '../../local/device';
import { browserIndexedDb } from '../../local/indexed-db';
import { openPersonStore } from '../../local/open-person-store';
import { yieldToNewer } from '../../local/yield-to-newer';
import { now } from '../../platform/clock';
import { liveValue } from '../../platform/live-value';
import { trace } from '../../platform/log';
import { online } from '../../platform/online';
import { onReturn } from '../../platform/returning';
import type { Session } from '../../platform/session';
import { askToPersist } from '../../platform/storage';
import { surroundings } from '../../platform/surroundings';
import { localLock, webLock } from '../../platform/web-lock';
import { type Replication, startReplication } from '../../replication/start-replication';
import { systemTimers } from '../../replication/timers';
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
}

/** Opens the person's databases and begins to sync. Rejects when the device can't open them. */
export async function openPerson(session: Session): Promise<OpenPerson> {
  const replaced = liveValue(false);
  const idb = yieldToNewer(browserIndexedDb(), () => replaced.set(true));
  const device = await openDevice({ randomId: surroundings.randomId, idb });
  const store = await openPersonStore({ personId: session.userId, device, surroundings, idb });
  // The worker can't read the page's storage; should this note fail, only the worker's own sync waits.
  void device.writeSignedIn(session).catch(() => undefined);
  const replication = await startReplication({
    store,
    fetch: (input, init) => fetch(input, init),
    openEventSource: (url) => new EventSource(url, { withCredentials: true }),
    lock: navigator.locks ? webLock(navigator.locks) : localLock(),
    timers: systemTimers,
    random: Math.random,
    now,
    online,
    onFocus: onReturn,
    log: (event) => trace(`sync ${event.kind}`, event),
  });
  askToPersistOnFirstEntry(store);
  return {
    session,
    device,
    store,
    replication,
    facts: gatherFacts(store, replication.status, online),
    replaced,
  };
}

/** Browsers ask the person or judge by use, so the question comes with the first words to keep (F5). */
function askToPersistOnFirstEntry(store: PersonStore): void {
  const end = store.replica.onLocalWrite(() => {
    end();
    void askToPersist();
  });
}
