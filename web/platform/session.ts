import type { Live } from '../local/contract';
import { type LiveValue, liveValue } from './live-value';

/** Who is signed in on this browser. The session itself is a cookie that no script can read. */
export interface Session {
  readonly userId: string;
  readonly username: string;
}

const USER_ID = 'userId';
const USERNAME = 'username';

/** The stored session, or null unless both parts are there (spec section 4). */
export function readSession(): Session | null {
  // Absent in a worker.
  const storage: Storage | undefined = globalThis.localStorage;
  const userId = storage?.getItem(USER_ID);
  const username = storage?.getItem(USERNAME);
  return userId && username ? { userId, username } : null;
}

const value: LiveValue<Session | null> = liveValue(readSession(), () => {
  // Fired only for changes made by other tabs; `key` is null when everything was cleared.
  const follow = (event: StorageEvent) => {
    if (event.key === null || event.key === USER_ID || event.key === USERNAME) settle();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
});

function settle(): void {
  const next = readSession();
  const current = value.get();
  const same = next?.userId === current?.userId && next?.username === current?.username;
  if (!same) value.set(next);
}

/** The session as it changes here or in another tab. */
export const session: Live<Session | null> & { get(): Session | null } = value;

export function storeSession({ userId, username }: Session): void {
  localStorage.setItem(USERNAME, username);
  localStorage.setItem(USER_ID, userId);
  settle();
}

/** Forgets who is signed in. Touches no words: those stay in the person's own databases. */
export function clearSession(): void {
  localStorage.removeItem(USER_ID);
  localStorage.removeItem(USERNAME);
  settle();
}
