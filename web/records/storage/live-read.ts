import { liveQuery } from 'dexie';
import type { Live } from '../../live/live';
import type { Connection, ResilientConnection } from './resilient-connection';

/** What `read` finds in a Dexie database, as it changes, by whichever tab or worker. `read` asks Dexie alone. */
export function liveRead<Opened extends Connection, Value>(
  store: ResilientConnection<Opened>,
  read: (opened: Opened) => Promise<Value>,
): Live<Value> {
  return store.live((opened, push, fail) => {
    const subscription = liveQuery(() => read(opened)).subscribe({ next: push, error: fail });
    return () => subscription.unsubscribe();
  });
}
