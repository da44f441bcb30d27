import { isLocked, LOCK_HINT } from './lock-hint';
import { keepPreference } from './preference';

/** Calls back when another tab turned this person's lock on or off. Returns the function that ends it. */
export function onLockedElsewhere(personId: string, listener: () => void): () => void {
  const follow = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === LOCK_HINT && (oldValue === personId || newValue === personId)) listener();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

export function noteLocked(personId: string): void {
  if (!isLocked(personId)) keepPreference(LOCK_HINT, personId);
}

export function noteUnlocked(): void {
  localStorage.removeItem(LOCK_HINT);
}
