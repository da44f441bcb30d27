import { liveValue } from '../live/live-value';

/** Who is signed in on this browser. The session itself is a cookie that no script can read. */
export interface Session {
  readonly userId: string;
  readonly username: string;
}

const USER_ID = 'userId';
const USERNAME = 'username';
const SIGNED_OUT = 'signedOut';

/** The stored session, or null unless both parts are there (spec section 4). */
export function readSession(): Session | null {
  // Absent in a worker.
  const storage: Storage | undefined = globalThis.localStorage;
  const userId = storage?.getItem(USER_ID);
  const username = storage?.getItem(USERNAME);
  return userId && username ? { userId, username } : null;
}

/** Whether a user id is stored, with or without the rest: the ways in of the landing page ask for no more (spec section 2). */
export function hasStoredUserId(): boolean {
  return localStorage.getItem(USER_ID) !== null;
}

export function storeSession({ userId, username }: Session): void {
  localStorage.setItem(USERNAME, username);
  localStorage.setItem(USER_ID, userId);
  localStorage.removeItem(SIGNED_OUT);
}

/** Whether the person signed out on purpose: nobody may be signed in again from a note elsewhere. */
export function hasSignedOut(): boolean {
  return localStorage.getItem(SIGNED_OUT) !== null;
}

/** Forgets who is signed in. Touches no words: those stay in the person's own databases. */
export function clearSession(): void {
  // First: other tabs hear of each in turn, and one that finds no session must see why.
  localStorage.setItem(SIGNED_OUT, 'true');
  localStorage.removeItem(USER_ID);
  localStorage.removeItem(USERNAME);
}

/**
 * Calls back when another tab signed out, or signed another person in. Changes made by this tab are not told.
 * Returns the function that ends it.
 */
export function onSessionChangedElsewhere(listener: () => void): () => void {
  const known = readSession()?.userId;
  const follow = ({ key }: StorageEvent) => {
    // The key is null where everything was cleared. Other notes of other tabs say nothing about who is signed in.
    const isAboutIt = key === USER_ID || key === null;
    if (isAboutIt && readSession()?.userId !== known) listener();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

/** The name that the person of this page goes by, also once it is changed here or in another tab. */
export const username = liveValue<string | undefined>(undefined, () => {
  const known = readSession();
  username.set(known?.username);
  const follow = ({ key }: StorageEvent) => {
    const session = readSession();
    // Where another person signs in, this page is left.
    if (key === USERNAME && session?.userId === known?.userId) username.set(session?.username);
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
});

/** Keeps the name that the person who is signed in goes by from now on. */
export function renameSession(session: Session): void {
  const known = readSession();
  if (known?.userId !== session.userId || known.username === session.username) return;
  localStorage.setItem(USERNAME, session.username);
  username.set(session.username);
}

const SIGNED_IN_AGAIN = 'signed-in-again';

/** Tells the other tabs that the server knows this person again after their session had ended. */
export function tellSignedInAgain(userId: string): void {
  const channel = new BroadcastChannel(SIGNED_IN_AGAIN);
  channel.postMessage(userId);
  channel.close();
}

/** Calls back when this person signed in again in another tab. For as long as the page lives. */
export function onSignedInAgainElsewhere(userId: string, listener: () => void): void {
  const channel = new BroadcastChannel(SIGNED_IN_AGAIN);
  channel.addEventListener('message', ({ data }) => {
    if (data === userId) listener();
  });
}
