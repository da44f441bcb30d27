import type { PersonStore } from '../../person/contract';
import { now } from '../../platform/clock';
import { trace } from '../../platform/log';
import { fetchFromServer, online } from '../../platform/online';
import { onReturn } from '../../platform/returning';
import { localLock, webLock } from '../../platform/web-lock';
import { type Replication, startReplication } from '../../sync/start-replication';
import { systemTimers } from '../../sync/timers';

/** Starts to sync a person's databases with the server, at once. */
export function replicate(store: PersonStore): Promise<Replication> {
  return startReplication({
    store,
    fetch: fetchFromServer,
    openEventSource: (url) => new EventSource(url, { withCredentials: true }),
    lock: navigator.locks ? webLock(navigator.locks) : localLock(),
    timers: systemTimers,
    random: Math.random,
    now,
    online,
    onFocus: onReturn,
    whenQuiet: atOnce,
    log: (event) => trace(`sync ${event.kind}`, event),
  });
}

/** The code came because the page was quiet, or because something waits to be sent. */
function atOnce(callback: () => void): () => void {
  callback();
  return () => undefined;
}
