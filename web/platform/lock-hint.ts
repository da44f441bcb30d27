import { keepPreference, readPreference } from './preference';

const HINT = 'appLock';

/**
 * Whether this person's app lock is on, as far as local storage knows: it answers at once, before anything is painted. The row of
 * the lock in the `device` database is what counts, and without the key the databases stay closed (I12).
 */
export function isLocked(personId: string): boolean {
  return readPreference(HINT) === personId;
}

/** Calls back when another tab turned this person's lock on or off. Returns the function that ends it. */
export function onLockedElsewhere(personId: string, listener: () => void): () => void {
  const follow = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === HINT && (oldValue === personId || newValue === personId)) listener();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

export function noteLocked(personId: string): void {
  if (!isLocked(personId)) keepPreference(HINT, personId);
}

export function noteUnlocked(): void {
  localStorage.removeItem(HINT);
}
