import { readPreference } from './preference';

/** Holds the id of a person; in local storage. */
export const LOCK_HINT = 'appLock';

/**
 * Whether this person's app lock is on, as far as local storage knows: it answers at once, before anything is painted. The row of
 * the lock in the `device` database is what counts, and without the key the databases stay closed (I12).
 */
export function isLocked(personId: string): boolean {
  return readPreference(LOCK_HINT) === personId;
}
