import { carriedSeal } from '../../records/storage/page-seal';

/** Whether this person has an app lock and this page has opened it. Local storage may have refused the note of a lock; this needs none. */
export function hasOpenLockHere(personId: string): boolean {
  return carriedSeal(personId) !== undefined;
}
